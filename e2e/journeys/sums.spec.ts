import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { boxOf } from "../boxes";
import { expect, onServer, test } from "../fixtures";
import { byWeight, dear, good, plain } from "../goods";
import { readyToOrder, withCart } from "../scene";
import { totalOf, totalOfReceipt } from "../shown-sums";
import {
  acceptTerms,
  addButton,
  expectSaid,
  openProduct,
  orderButton,
  orderIdOf,
  pay,
  said,
  signIn,
} from "../steps";
import { signedIn, Visitor } from "../visitor";

const main = (page: Page) => page.getByRole("main");
const done = "Ordine inviato, grazie!";

/** Text of an order's receipt for the signed-in shopper. */
async function receipt(page: Page, shop: string, id: number): Promise<string> {
  const visitor = await Visitor.like(page.context(), shop);
  const { status, body } = await visitor.get(`/profile/orders/${id}/receipt.txt`);
  expect(status).toBe(200);
  return body;
}

// spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
// spec house: every sum on every page adds up to the total below it <- app/lib/sum-parts.ts, app/features/cart/panel/sum-rows.ts
test("T1: a code worth more than the products says its part, and all totals agree", async ({
  page,
  sandbox,
  shop,
}) => {
  const cheap = await good(sandbox, (one) => plain(one) && one.priceDisplay > 1 && one.priceDisplay < 4);
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  // Pickup has no minimum order.
  await backend.chooseStore(5);
  await backend.takeSlot();
  await backend.fill([{ good: cheap, quantity: 1 }]);
  await signIn(page, who, "/cart");
  const goods = (await backend.cart()).itemsTotal;
  await main(page).getByText("Hai un codice sconto?").click();
  await main(page).getByRole("textbox", { name: "Codice sconto o buono" }).fill("BENVENUTO5");
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await expectSaid(page, "Codice BENVENUTO5 aggiunto al carrello.");
  const used = goods.toFixed(2).replace(".", ",");
  const words = new RegExp(`Vale 5,00\\s€: ne usi ${used}\\s€`);
  const { totalPrice } = await backend.cart();
  const total = Math.round(totalPrice * 100);

  await expect(main(page)).toContainText(words);
  expect(await totalOf(page)).toBe(total);
  await page.goto("/checkout");
  await expect(main(page)).toContainText(words);
  expect(await totalOf(page)).toBe(total);
  await acceptTerms(page);
  await page.getByRole("radio", { name: "Al ritiro" }).check();
  await orderButton(page).click();
  await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
  const id = orderIdOf(page);
  await expect(main(page)).toContainText(words);
  expect(await totalOf(page)).toBe(total);
  await page.goto(`/profile/orders/${id}`);
  await expect(main(page)).toContainText(words);
  expect(await totalOf(page)).toBe(total);
  const paper = await receipt(page, shop(), id);
  expect(paper).toMatch(words);
  expect(totalOfReceipt(paper)).toBe(total);
});

// spec house: every sum on every page adds up to the total below it
test(
  "T1: the totals of a shopper's past orders add up, in every chain",
  onServer,
  async ({ sandbox, shop }) => {
    for (const tenant of ["loggia", "quantobasta", "terrecomuni"] as const) {
      const chain = sandbox.at(tenant);
      const who = await chain.shopper("regular");
      const orders = await (await Backend.as(chain, who)).orders();
      expect(orders.length).toBeGreaterThan(3);
      const shopper = await signedIn(shop(tenant), who);
      for (const { orderId, grossTotal } of orders.slice(0, 8)) {
        const { body } = await shopper.get(`/profile/orders/${orderId}/receipt.txt`);
        expect.soft(totalOfReceipt(body), `${tenant} ${orderId}`).toBe(Math.round(grossTotal * 100));
        expect.soft(body, `${tenant} ${orderId}`).not.toContain("Altri importi");
      }
    }
  },
);

// spec §4: payment failure suspends the order; retried, else cancelled by itself
test("T2: a refused or abandoned payment is not shown as done", onServer, async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/checkout");
  await pay(page, "Carta di credito o debito");
  for (const way of ["Rifiuta il pagamento", "Annulla e torna al negozio"]) {
    await page.getByRole("button", { name: way }).click();
    await expect(page.getByRole("heading", { name: "Il pagamento non è riuscito", level: 1 })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("guadagni");
    await expect(said(page)).not.toContainText("Fatto");
    if (way.startsWith("Rifiuta")) await page.getByRole("button", { name: "Riprova a pagare" }).click();
  }
});

// spec §8: errors.minAcq, daily maximum, availability
test(
  "T3: a daily maximum is shown and applies across two orders of a day",
  onServer,
  async ({ page, sandbox }) => {
    const few = await good(
      sandbox,
      (one) =>
        Number(one.maxAcq) > 1 &&
        one.available > 50 &&
        one.productInfos.TIPOLOGIA === "Pezzo" &&
        !one.selectOptions &&
        !one.productClassRuleMax,
    );
    const most = Number(few.maxAcq);
    const { who, backend } = await withCart(sandbox, [
      { good: few, quantity: most },
      { good: await good(sandbox, dear), quantity: 5 },
    ]);
    await backend.order();
    await backend.settle();
    await signIn(page, who);
    const name = await openProduct(page, few.slug);
    await expect(main(page)).toContainText(`Al massimo ${most} pezzi al giorno`);
    await addButton(page, name).click();
    await expect(page.locator("body")).toContainText(/al giorno|già ordinato|oggi/);
    expect((await backend.cart()).cartItems).toEqual([]);
  },
);

// spec paying: U4, U5: the button says that one pays and how much; total, range and held amount are rows before it
test("T16: total, its maximum and the held amount stand before the order button", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await withCart(sandbox, [
    { good: await good(sandbox, byWeight), quantity: 2 },
    { good: await good(sandbox, dear), quantity: 5 },
  ]);
  await signIn(page, who, "/checkout");
  await acceptTerms(page);
  const { totalPrice, estimatedMax } = await backend.cart();
  const euro = (amount: number) => amount.toFixed(2).replace(".", ",");
  const all = orderButton(page).locator("xpath=preceding::dl[1]/div");
  await expect(all).toContainText(["Prodotti", "Sacchetto compostabile", "Consegna", "Totale", "Importo"]);
  const rows = orderButton(page).locator("xpath=preceding::dl[1]/div[position() > last() - 2]");
  await expect(rows.nth(0)).toContainText(new RegExp(`^Totale stimato\\s*${euro(totalPrice)}\\s€`));
  await expect(rows.nth(0)).toContainText(euro(estimatedMax));
  await expect(rows.nth(1)).toContainText("Importo bloccato se paghi online");
  await expect(rows.nth(1)).toContainText(/\d+,\d\d\s€/);
  await expect(orderButton(page)).toContainText(euro(totalPrice));
  const above = orderButton(page).locator("xpath=preceding-sibling::p");
  await expect(above).toHaveText(new RegExp(`^Totale stimato, fino a ${euro(estimatedMax)}\\s€$`));
  expect((await boxOf(above)).bottom).toBeLessThanOrEqual((await boxOf(orderButton(page))).y);
});
