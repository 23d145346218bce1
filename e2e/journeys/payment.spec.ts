import type { Locator, Page } from "@playwright/test";
import { expect, onServer, slowCpu, test } from "../fixtures";
import { readyToOrder } from "../scene";
import { acceptTerms, orderIdOf, pay, signIn, orderButton, paymentButton } from "../steps";
import { Visitor } from "../visitor";

const failed = "Il pagamento non è riuscito";
const done = "Ordine inviato, grazie!";

// spec §2.1: /cart/payment-error/{orderId}, /cart/payment-completed/{orderId} <- app/features/checkout/routes/payment-error.tsx, app/features/checkout/routes/payment-completed.tsx
// spec §4: payment failure suspends the order; retried, else cancelled by itself <- app/features/checkout/routes/payment-error.tsx
// spec §9: payment types 1 and 2
test("a refused or abandoned card payment can be tried again", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const before = (await backend.orders()).length;
  await signIn(page, who, "/checkout");
  await pay(page, "Carta di credito o debito");
  await page.getByRole("button", { name: "Rifiuta il pagamento" }).click();

  await expect(page.getByRole("heading", { name: failed, level: 1 })).toBeVisible();
  const id = orderIdOf(page);
  await expect(page.getByRole("main")).toContainText(`L'ordine numero ${id} resta sospeso`);
  await expect(page.getByRole("main")).toContainText("Completa il pagamento entro le");
  await page.getByRole("button", { name: "Riprova a pagare" }).click();
  await page.getByRole("button", { name: "Annulla e torna al negozio" }).click();

  await expect(page.getByRole("heading", { name: failed, level: 1 })).toBeVisible();
  await page.goto(`/profile/orders/${id}`);
  await expect(page.getByRole("main")).toContainText("In attesa: completa il pagamento");
  await page.getByRole("link", { name: "Completa il pagamento" }).click();
  await page.getByRole("button", { name: "Riprova a pagare" }).click();
  await page.getByRole("button", { name: "Paga", exact: true }).click();

  await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
  expect(orderIdOf(page)).toBe(id);
  expect(await backend.orders()).toHaveLength(before + 1);
  expect((await backend.orders())[0]).toMatchObject({ orderId: id, orderStatusId: 3 });

  await page.goto(`/cart/payment-error/${id}`);
  await expect(page.getByRole("main")).toContainText("risulta già pagato");
  await expect(page.getByRole("button", { name: "Riprova a pagare" })).toBeHidden();
});

// spec §2.1: /cart/payment-error/{orderId}, /cart/payment-completed/{orderId}
// spec §4: payment failure suspends the order; retried, else cancelled by itself
test("a late payment is reported, and the order is cancelled", onServer, async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/checkout");
  await pay(page, "Carta di credito o debito");
  await page.getByRole("button", { name: "Annulla e torna al negozio" }).click();
  await expect(page.getByRole("heading", { name: failed, level: 1 })).toBeVisible();
  const id = orderIdOf(page);
  await sandbox.clock(31);
  await page.getByRole("button", { name: "Riprova a pagare" }).click();
  await expect(page).toHaveURL(`/cart/payment-completed/${id}`);
  await expect(page.getByRole("heading", { name: "Ordine annullato", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("non c'è nulla da pagare");
});

// spec §4: prepare locks the cart; buy places the order; the cart is then reloaded
test(
  "pressing twice, sending twice and going back make one order",
  slowCpu,
  async ({ page, sandbox, shop }) => {
    const { who, backend } = await readyToOrder(sandbox);
    const before = (await backend.orders()).length;
    await signIn(page, who, "/checkout");
    await acceptTerms(page);
    await page.getByRole("radio", { name: "Alla consegna" }).check();
    const key = await page.locator("input[name=key]").inputValue();
    await orderButton(page).dblclick();
    await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
    const id = orderIdOf(page);

    const elsewhere = await Visitor.like(page.context(), shop());
    const again = await elsewhere.post("/payment", { key, payment: "2" });
    expect(again.status).toBe(303);
    expect(again.headers.location).toBe(`/cart/payment-completed/${id}`);
    expect(await backend.orders()).toHaveLength(before + 1);

    await page.goBack();
    await expect(page.getByRole("heading", { name: "Qui non c'è nulla da pagare", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "I miei ordini" }).last().click();
    await expect(page.getByRole("link", { name: `Vedi l'ordine ${id}` })).toBeVisible();
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { name: "Qui non c'è nulla da pagare", level: 1 })).toBeVisible();
    expect(await backend.orders()).toHaveLength(before + 1);
  },
);

// spec again: checkout and payment are one page for who has nothing left to choose
test("a returning shopper orders once on the summary page, at the shown total", async ({
  page,
  sandbox,
  shop,
}) => {
  const { who, backend, good } = await readyToOrder(sandbox);
  await backend.order();
  await backend.settle();
  await backend.fill([{ good, quantity: 5 }]);
  const before = (await backend.orders()).length;
  await signIn(page, who, "/checkout");
  const main = page.getByRole("main");
  await expect(main).toContainText("Alla consegna");
  await orderButton(page).click();
  await expect(main.getByRole("alert")).toContainText("devi accettare le condizioni di vendita");

  // Another device adds a piece: the page shows the new total, and the terms stay accepted.
  const [line] = (await backend.cart()).cartItems;
  await backend.setLine(line?.itemId ?? 0, 6);
  const terms = page.getByLabel("Accetto le condizioni di vendita");
  await terms.check();
  await orderButton(page).click();
  await expect(main.getByRole("alert")).toContainText("Il totale è cambiato");
  await expect(terms).toBeChecked();
  expect(await backend.orders()).toHaveLength(before);

  const shown = Object.fromEntries(
    await Promise.all(
      ["cart", "newest", "cents", "changing", "seen"].map(async (name) => [
        name,
        await main.locator(`input[name=${name}]`).inputValue(),
      ]),
    ),
  ) as Record<string, string>;
  await orderButton(page).dblclick();
  await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
  const id = orderIdOf(page);
  const elsewhere = await Visitor.like(page.context(), shop());
  const again = await elsewhere.post("/checkout", { ...shown, terms: "on", payment: "2" });
  expect(again.headers.location).toBe(`/cart/payment-completed/${id}`);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Qui non c'è nulla da pagare", level: 1 })).toBeVisible();
  expect(await backend.orders()).toHaveLength(before + 1);
});

/** Taps the middle of a button, wherever it stands on the screen; nothing may lie over it there. */
async function tapMiddle(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, isFree } = await button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { x, y, isFree: one.contains(document.elementFromPoint(x, y)) };
  });
  expect(isFree, "nothing lies over the button").toBe(true);
  await page.mouse.click(x, y);
}

// spec attacked: C1 the button that orders can be tapped on a small phone, in the oldest browsers, too <- app/styles/pay.css
for (const path of ["/checkout", "/payment"])
  test(`C1: a tap on the middle of the button at 360 x 640 orders on ${path}`, async ({ page, sandbox }) => {
    const { who, backend, good } = await readyToOrder(sandbox);
    if (path === "/checkout") {
      await backend.order();
      await backend.settle();
      await backend.fill([{ good, quantity: 5 }]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page, who, "/checkout");
    if (path === "/checkout") await page.getByLabel("Accetto le condizioni di vendita").check();
    else {
      await acceptTerms(page);
      await page.getByRole("radio", { name: "Alla consegna" }).check();
    }
    await expect(page).toHaveURL(path);
    await tapMiddle(page, orderButton(page));
    await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
  });

// spec §8: prepare that meets a lost slot or a price that rose says the cause; the backend names the nearest of several
test("prices that rose are shown before paying", onServer, async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, "/checkout");
  const euro = async () => `${(await backend.cart()).itemsTotal.toFixed(2).replace(".", ",")} €`;
  const old = await euro();
  await expect(page.getByRole("main")).toContainText(old);
  await sandbox.scenario("price-changed", true, who.login);
  await acceptTerms(page);
  const now = await euro();
  expect(now).not.toBe(old);
  // The cart has a single line, so its price is the price of all goods.
  const said = page.getByRole("main").getByRole("alert");
  await expect(said).toContainText(`prima ${old}, ora ${now}. Il totale è cambiato`);
  await expect(page.getByRole("main")).toContainText(now);
  await pay(page, "Alla consegna");
  await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(now);
});

// spec §2.1: /checkout and /payment, login required <- app/features/checkout/routes/checkout.tsx, app/features/checkout/routes/payment.tsx
// spec §5: terms of sale accepted before payment <- app/features/checkout/routes/checkout.tsx
// spec §9: payment types 1 and 2
// spec paying: U4, U5: the button says that one pays and how much; total, range and held amount are rows before it <- app/features/checkout/payment-methods/order-button-text.ts, app/features/checkout/summary/amount-rows.tsx
// spec paying: U31: a short footer where one signs in or pays <- app/frame/footer.tsx
test("terms and payment are required, each with its own message", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/checkout");
  await paymentButton(page).click();
  await orderButton(page).click();
  await expect(page.getByRole("alert")).toContainText("devi accettare le condizioni di vendita");
  await page.getByLabel("Accetto le condizioni di vendita").check();
  // The payment of the last order is preselected.
  await page.getByRole("radio", { checked: true }).evaluate((one: HTMLInputElement) => {
    one.checked = false;
  });
  await orderButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Scegli come pagare.");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("800 014 260");
  await expect(footer.getByRole("link", { name: "Tutti i reparti" })).toBeHidden();
  await page.getByRole("radio", { name: "Alla consegna" }).check();
  await orderButton(page).click();
  await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
});
