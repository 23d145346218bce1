import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test } from "../fixtures";
import { dear, good } from "../goods";
import { fillInvoicePlace, invoiceCompany } from "../invoice";
import type { Login, Sandbox } from "../sandbox";
import {
  acceptTerms,
  cannotGoOn,
  orderButton,
  orderIdOf,
  ordersAtOnce,
  paymentButton,
  signIn,
} from "../steps";
import { signedIn, Visitor } from "../visitor";

const done = "Ordine inviato, grazie!";
const failed = "Il pagamento non è riuscito";

/** A shopper of this kind with enough in the cart to order, at this chain. */
async function ready(sandbox: Sandbox, like: Parameters<Sandbox["shopper"]>[0] = "regular") {
  const who = await sandbox.shopper(like);
  const backend = await Backend.as(sandbox, who);
  await backend.settle();
  await backend.fill([{ good: await good(sandbox, dear), quantity: 5 }]);
  return { who, backend };
}

/** Opens the choice of payment in the shop of this address. */
async function toPayment(page: Page, shop: string, who: Login, invoice = false): Promise<void> {
  await page.goto(`${shop}/login?back=/checkout`);
  await page.getByLabel("E-mail").fill(who.login);
  await page.getByLabel("Password").fill(who.password);
  await page.getByRole("main").getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page).toHaveURL(`${shop}/checkout`);
  if (invoice) await page.getByLabel("Voglio la fattura").check();
  await acceptTerms(page);
  await expect(page.getByRole("heading", { name: "Come vuoi pagare?", level: 1 })).toBeVisible();
}

async function choose(page: Page, way: string | RegExp): Promise<void> {
  await page.getByRole("radio", { name: way }).check();
  await orderButton(page).click();
}

const main = (page: Page) => page.getByRole("main");
const titled = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

/** States of all payments ever opened for an order. */
const payments = async (sandbox: Sandbox, orderId: number) =>
  (await sandbox.payments(orderId)).map(({ state }) => state);

test("a saved card pays at once, and an expired card cannot be chosen", async ({ page, sandbox, shop }) => {
  const { who, backend } = await ready(sandbox);
  await toPayment(page, shop(), who);
  const expired = page.getByRole("radio", { name: /Scaduta \d\d\/\d{4}/ });
  await expect(expired).toBeDisabled();
  await choose(page, /Scade \d\d\/\d{4}/);
  await titled(page, done);
  expect((await backend.orders())[0]).toMatchObject({ orderId: orderIdOf(page), orderStatusId: 3 });
  expect(await payments(sandbox, orderIdOf(page))).toEqual(["held"]);
});

// spec paying: payment types 1, 2, 11, 12, 113, 13, 17, 101, 18, 19, each with what it needs (§9)
// spec paying: an order that is changed keeps its way to pay, without saved cards to choose; what is held must cover the new total
// spec orders: a changed order is paid again and takes the old one's place; its cart stays in state 7 while it is locked
test("a changed wallet order cannot exceed the held amount and is not paid again", async ({
  page,
  sandbox,
  shop,
}) => {
  const { who, backend } = await ready(sandbox);
  await toPayment(page, shop(), who);
  await choose(page, "Portafoglio digitale");
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await titled(page, done);
  const before = orderIdOf(page);
  expect(await payments(sandbox, before)).toEqual(["held"]);
  await page.goto(`${shop()}/profile/orders/${before}/change`);
  await expect(main(page)).toContainText("Il nuovo totale non può superarlo.");
  await page.getByRole("button", { name: "Sì, modifica l'ordine" }).click();
  await expect(page).toHaveURL(`${shop()}/cart`);
  await expect(main(page)).toContainText(/Bloccato: \d+,\d\d\s€/);
  const wanted = await good(sandbox, dear);
  await backend.fill([{ good: wanted, quantity: 1 }]);
  await page.reload();
  await expect(main(page)).toContainText("in più dell'importo bloccato");
  await page.goto(`${shop()}/checkout`);
  await expect(main(page)).toContainText(/Il nuovo totale supera di [\d,]+\s€ l'importo già bloccato/);
  await cannotGoOn(page);
  await main(page).getByRole("link", { name: "Vai al carrello" }).last().click();
  await expect(page).toHaveURL(`${shop()}/cart`);

  // Removed on another device.
  const change = async (more: number) => {
    const [line] = (await backend.cart()).cartItems;
    await backend.setLine(line?.itemId ?? 0, (line?.quantity ?? 0) + more);
  };
  await change(-1);
  await page.goto(`${shop()}/checkout`);
  await ordersAtOnce(page);
  await expect(main(page)).toContainText("Portafoglio digitale");
  await expect(main(page)).toContainText(`Come per l'ordine ${before}: ora non paghi di nuovo.`);
  await expect(main(page)).toContainText("Stai modificando l'ordine");
  await page.getByLabel("Accetto le condizioni di vendita").check();
  await orderButton(page).click();
  await titled(page, "Ordine modificato");
  const after = orderIdOf(page);
  await expect(main(page)).toContainText(`il tuo ordine ${before}: ora ha il numero ${after}.`);
  expect(await payments(sandbox, before)).toEqual([]);
  expect(await payments(sandbox, after)).toEqual(["held"]);
});

for (const [tenant, way] of [
  ["quantobasta", /^Pagamento online/],
  ["terrecomuni", /^Pagamento online a rate/],
] as const)
  test(
    `${tenant}: an online payment returns by the provider's own form without our cookie`,
    onServer,
    async ({ page, sandbox, shop, script }) => {
      const chain = sandbox.at(tenant);
      const { who } = await ready(chain);
      await toPayment(page, shop(tenant), who);
      await choose(page, way);
      await page.getByRole("button", { name: "Rifiuta il pagamento" }).click();
      const home = page.getByRole("button", { name: "Torna al negozio" });
      if (script === "off") await home.click();
      await titled(page, failed);
      const id = orderIdOf(page);
      await page.getByRole("button", { name: /^Riprova a pagare/ }).click();
      await page.getByRole("button", { name: "Paga", exact: true }).click();
      if (script === "off") await home.click();
      await titled(page, done);
      expect(orderIdOf(page)).toBe(id);
      expect((await payments(chain, id)).sort()).toEqual(["failed", "held"]);
    },
  );

// spec paying: payment types 1, 2, 11, 12, 113, 13, 17, 101, 18, 19, each with what it needs (§9)
test("a bank transfer shows its details, and can be given up for another payment", async ({
  page,
  sandbox,
  shop,
}) => {
  const { who, backend } = await ready(sandbox);
  await toPayment(page, shop(), who);
  await choose(page, "Bonifico bancario");
  await titled(page, "Ordine inviato: ora fai il bonifico");
  const id = orderIdOf(page);
  for (const words of ["IBAN", "Causale", "Completa il pagamento entro le"])
    await expect(main(page)).toContainText(words);
  await page.goto(`/profile/orders/${id}`);
  await expect(main(page)).toContainText("IBAN");
  await page.goto(`/cart/payment-completed/${id}`);
  await page.getByRole("link", { name: "Paga in un altro modo" }).click();
  await expect(page.getByRole("radio", { name: "Bonifico bancario" })).toBeHidden();
  await choose(page, "Alla consegna");
  await titled(page, done);
  expect((await backend.orders())[0]).toMatchObject({ orderId: id, orderStatusId: 3 });
  expect(await payments(sandbox, id)).toEqual([]);
});

// spec paying: payment types 1, 2, 11, 12, 113, 13, 17, 101, 18, 19, each with what it needs (§9)
test(
  "payment at the door shows the legal cash limit, and meal tickets are accepted",
  onServer,
  async ({ page, sandbox, shop }) => {
    const { who } = await ready(sandbox);
    await toPayment(page, shop(), who);
    await expect(main(page)).toContainText(/in contanti entro i limiti di legge \(oggi 5\.?000,00\s€\)/);
    await choose(page, "Buoni pasto cartacei");
    await titled(page, done);
    await expect(main(page)).toContainText("Buoni pasto cartacei");
  },
);

test(
  "a company pays later by a summary invoice to a newly entered person",
  onServer,
  async ({ page, sandbox, shop }) => {
    const chain = sandbox.at("quantobasta");
    const { who, backend } = await ready(chain, "company");
    await toPayment(page, shop("quantobasta"), who);
    await invoiceCompany(page, "Trattoria Bassi");
    await titled(page, "Come vuoi pagare?");
    await choose(page, "Fattura riepilogativa");
    await titled(page, done);
    await expect(main(page)).toContainText("Non devi pagare adesso");
    expect((await backend.orders())[0]).toMatchObject({ orderStatusId: 3 });
  },
);

test(
  "deferred payment is offered to a legal entry, with a due date",
  onServer,
  async ({ page, sandbox, shop }) => {
    const chain = sandbox.at("terrecomuni");
    const citizen = await signedIn(shop("terrecomuni"), (await ready(chain)).who);
    await citizen.post("/checkout", { terms: "on" });
    const offered = await citizen.get("/payment");
    expect([offered.status, offered.body.includes("Pagamento differito")]).toEqual([200, false]);

    const { who } = await ready(chain, "company");
    await toPayment(page, shop("terrecomuni"), who);
    await choose(page, "Pagamento differito");
    await titled(page, done);
    await expect(main(page)).toContainText("Non devi pagare adesso");
    const id = orderIdOf(page);
    await page.goto(`${shop("terrecomuni")}/profile/due-dates`);
    await expect(
      main(page)
        .getByRole("listitem")
        .filter({ hasText: String(id) }),
    ).toContainText("24 dicembre");
  },
);

// spec paying: an invoice where the cart's warehouse gives one (§9, warehouse 89); billing data saved before confirming (§5)
// spec orders: an invoice that was asked for is confirmed with its holder <- app/features/orders/order/load-invoice-for.ts
test("T4: a wanted invoice requires a person and is confirmed on order and receipt", async ({
  page,
  sandbox,
  shop,
}) => {
  const chain = sandbox.at("quantobasta");
  const who = await chain.shopper("regular");
  const backend = await Backend.as(chain, who);
  await backend.choosePlace("Ufficio");
  await backend.takeSlot();
  await backend.fill([{ good: await good(chain, dear), quantity: 5 }]);
  const before = (await backend.orders()).length;
  await toPayment(page, shop("quantobasta"), who, true);
  await expect(main(page)).toContainText("Hai chiesto la fattura per questa spesa.");
  expect((await backend.cart()).cartInfos.need_invoice).toBe("true");
  const field = (name: string) => page.locator(`input[name=${name}]`).inputValue();
  const nobody = { key: await field("key"), cents: await field("cents"), payment: "2", person: "" };
  const visitor = await Visitor.like(page.context(), shop("quantobasta"));
  for (const person of ["", "999999999"]) {
    const { status, body } = await visitor.post("/payment", { ...nobody, person });
    expect([status, body.includes("Scegli a chi intestare la fattura.")]).toEqual([422, true]);
  }
  expect(await backend.orders()).toHaveLength(before);
  await page.getByRole("link", { name: "Aggiungi una persona" }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Ada");
  await page.getByLabel("Cognome").fill("Neri");
  await page.getByLabel("Codice fiscale").fill("NREDAA80A41H501X");
  await fillInvoicePlace(page);
  await titled(page, "Come vuoi pagare?");
  const holder = "Ada Neri, NREDAA80A41H501X";
  await page.getByLabel("Intestata a").selectOption({ label: holder });
  await choose(page, "Alla consegna");
  await titled(page, done);
  const order = `/profile/orders/${orderIdOf(page)}`;
  const confirmed = main(page).getByText("Fattura richiesta", { exact: true }).locator("xpath=..");
  await expect(confirmed).toContainText(holder);
  await page.goto(shop("quantobasta") + order);
  await expect(confirmed).toContainText(holder);
  const { body: receipt } = await visitor.get(`${order}/receipt.txt`);
  expect(receipt).toContain(`Fattura richiesta: ${holder}`);
});

// spec paying: an invoice where the cart's warehouse gives one (§9, warehouse 89); billing data saved before confirming (§5)
test(
  "checkout and payment offer no invoice if the warehouse gives no invoices",
  onServer,
  async ({ page, sandbox }) => {
    const { who } = await ready(sandbox);
    await signIn(page, who, "/checkout");
    await expect(page.getByLabel("Accetto le condizioni di vendita")).toBeVisible();
    await expect(page.getByLabel("Voglio la fattura")).toHaveCount(0);
    await acceptTerms(page);
    await titled(page, "Come vuoi pagare?");
    await expect(page.getByLabel("Intestata a")).toHaveCount(0);
  },
);

// spec paying: back from a payment provider by GET or by a foreign form without our cookie: the order says what happened
test(
  "a forged payment return confirms no payment and changes no order",
  onServer,
  async ({ page, sandbox, shop }) => {
    const { who, backend } = await ready(sandbox);
    await toPayment(page, shop(), who);
    await choose(page, "Portafoglio digitale");
    await expect(page.getByRole("button", { name: "Paga", exact: true })).toBeVisible();
    const [{ orderId: id = 0 } = {}] = await backend.orders();
    const claims = "?ok=1&outcome=OK&transactionStatus=3";

    await page.goto(`${shop()}/cart/payment-return/${id}${claims}`);
    await titled(page, "Aspettiamo la conferma del pagamento");
    expect(page.url()).not.toContain("outcome");
    const stranger = Visitor.of(shop());
    const posted = await stranger.post(
      `/cart/payment-return/${id}`,
      { outcome: "OK" },
      { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    );
    expect([posted.status, posted.headers.location]).toEqual([303, `/cart/payment-return/${id}`]);
    expect(posted.headers["set-cookie"]).toBeUndefined();
    const asked = await stranger.get(`/cart/payment-return/${id}${claims}`);
    expect(asked.headers.location).toBe(`/login?back=/cart/payment-return/${id}`);
    expect((await backend.orders())[0]).toMatchObject({ orderId: id, orderStatusId: 1 });
    expect(await payments(sandbox, id)).toEqual(["open"]);

    const other = await Visitor.like(page.context(), shop());
    const somebody = await Backend.as(sandbox, await sandbox.shopper("regular"));
    const [somebodys] = await somebody.orders();
    for (const unknown of [somebodys?.orderId, 999_999_999])
      expect((await other.get(`/cart/payment-return/${unknown}`)).status).toBe(404);
    const elsewhere = await other.post(
      `/cart/payment-error/${id}`,
      {},
      { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    );
    expect(elsewhere.status).toBe(403);
  },
);

// spec paying: a page that waits for the provider looks again by itself, and can be stopped
test("a page waiting for the provider reloads by itself, and can be stopped", async ({
  page,
  sandbox,
  shop,
}) => {
  const { who, backend } = await ready(sandbox);
  await toPayment(page, shop(), who);
  await choose(page, "Portafoglio digitale");
  await expect(page.getByRole("button", { name: "Paga", exact: true })).toBeVisible();
  const gateway = page.url();
  const [{ orderId: id = 0 } = {}] = await backend.orders();
  await page.goto(`${shop()}/cart/payment-return/${id}`);
  await titled(page, "Aspettiamo la conferma del pagamento");
  await expect(main(page)).toContainText(/Ricontrolliamo tra \d+ secondi/);
  await page.getByRole("link", { name: "Non ricontrollare più" }).click();
  await expect(main(page)).not.toContainText("Ricontrolliamo tra");
  await expect(main(page)).toContainText("Ora non ricontrolliamo più da soli.");
  // The last automatic check does not reload again, and the page tells it.
  await page.goto(`${shop()}/cart/payment-completed/${id}?look=6`);
  await expect(main(page)).toContainText("Ora non ricontrolliamo più da soli.");
  await page.getByRole("link", { name: "Ricontrolla adesso" }).click();
  await expect(main(page)).toContainText("Ricontrolliamo tra");
  // Paid on another device meanwhile.
  const device = await page.context().request.post(gateway, { form: { action: "accept" }, maxRedirects: 0 });
  expect(device.status()).toBe(303);
  await titled(page, done);
});

// spec paying: a second tab, a retry, a change of type and a lost answer open one authorisation, not two
test(
  "two tabs, a retry and a change of mind open one payment at a time",
  onServer,
  async ({ page, sandbox, shop, context }) => {
    const { who, backend } = await ready(sandbox);
    const before = (await backend.orders()).length;
    await toPayment(page, shop(), who);
    const form = {
      key: await page.locator("input[name=key]").inputValue(),
      cents: await page.locator("input[name=cents]").inputValue(),
      payment: "13",
    };
    const tabs = await Promise.all([1, 2].map(() => Visitor.like(context, shop())));
    const led = (await Promise.all(tabs.map((tab) => tab.post("/payment", form)))).map(
      ({ headers }) => headers.location,
    );
    expect(await backend.orders()).toHaveLength(before + 1);
    const [{ orderId: id = 0 } = {}] = await backend.orders();
    expect(await payments(sandbox, id)).toEqual(["open"]);
    expect(new Set(led).size).toBe(1);
    const again = await Promise.all(tabs.map((tab) => tab.post(`/cart/payment-error/${id}`, {})));
    expect(new Set(again.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await payments(sandbox, id)).toEqual(["open"]);

    const [tab = Visitor.of(shop())] = tabs;
    await sandbox.fault("lost", { path: "order/modify-payment-type", times: 1 });
    const changed = await tab.post(`/cart/payment-error/${id}`, { payment: "1" });
    expect(changed.status).toBe(303);
    expect((await payments(sandbox, id)).sort()).toEqual(["open", "void"]);
    await page.goto(String(changed.headers.location));
    await page.getByRole("button", { name: "Paga", exact: true }).click();
    await titled(page, done);
    const late = await tab.post(`/cart/payment-error/${id}`, { payment: "13" });
    expect(late.headers.location).toBe(`/cart/payment-completed/${id}`);
    expect((await payments(sandbox, id)).sort()).toEqual(["held", "void"]);
  },
);

// spec paying: U7: without a place or a time the checkout leads there <- app/features/checkout/summary/missing-step-notice.tsx
test(
  "the checkout leads to place and slot first if they are missing",
  onServer,
  async ({ page, sandbox }) => {
    const who = await sandbox.shopper("regular");
    const backend = await Backend.as(sandbox, who);
    await backend.fill([{ good: await good(sandbox, dear), quantity: 5 }]);
    await signIn(page, who, "/checkout");
    await cannotGoOn(page);
    await main(page).getByRole("link", { name: "Scegli dove", exact: true }).click();
    await page
      .getByRole("button", { name: /^Consegna qui: / })
      .first()
      .click();
    await page.goto("/checkout");
    await cannotGoOn(page);
    await main(page).getByRole("link", { name: "Scegli quando", exact: true }).click();
    await page.getByRole("button", { name: /^Prendi il primo posto libero/ }).click();
    await expect(page).toHaveURL("/checkout");
    await expect(paymentButton(page)).toBeVisible();
  },
);
