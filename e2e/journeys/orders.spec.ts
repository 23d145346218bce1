import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { dear, good, plain } from "../goods";
import { readyToOrder } from "../scene";
import { calling, confirmSlot, expectSaid, isShown, pickSlot, said, signIn } from "../steps";
import { signedIn, Visitor } from "../visitor";

/** Opens the filters: a phone folds them, a wide window shows them beside the list. */
async function openFilters(page: Page) {
  const title = page.getByText("Filtri", { exact: true });
  if (await isShown(title)) await title.click();
}
const weighedMore =
  /^Stimato [\d,]+\s€ per [\d.,]+\sk?g, costato [\d,]+\s€ per [\d.,]+\sk?g: [\d,]+\s€ in più$/;
const orderLinks = /^Vedi l'ordine \d+$/;

// spec orders: the list of orders with its filters of §3 and §7; wrong ones are said at their fields
test(
  "filters narrow the list of orders and show errors at their fields",
  onServer,
  async ({ page, sandbox }) => {
    const shopper = await sandbox.shopper("regular");
    const totals = (await (await Backend.as(sandbox, shopper)).orders()).map(({ grossTotal }) => grossTotal);
    const most = [...totals].sort((a, b) => a - b)[2] ?? 0;
    await signIn(page, shopper, "/profile/orders");
    await expect(page.getByRole("link", { name: orderLinks })).toHaveCount(12);
    await openFilters(page);
    await page.getByLabel("Totale fino a (€)").fill(String(most).replace(".", ","));
    await page.getByRole("button", { name: "Filtra", exact: true }).click();
    const fitting = totals.filter((total) => total <= most).length;
    await expect(page.getByRole("link", { name: orderLinks })).toHaveCount(fitting);
    await expect(page.getByLabel("Totale fino a (€)")).toHaveValue(String(most).replace(".", ","));

    await page.getByLabel("Ordinati dal").fill("01/01/2090");
    await page.getByLabel("Totale da (€)").fill("venti");
    await page.getByRole("button", { name: "Filtra", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("non è ancora arrivata: oggi è martedì 24 novembre");
    await expect(page.getByRole("alert")).toContainText("Scrivi un importo in euro");
    await expect(page.getByLabel("Totale da (€)")).toHaveValue("venti");
    await expect(page.getByRole("link", { name: orderLinks })).toHaveCount(0);

    await page.getByLabel("Ordinati dal").fill("20/11/2026");
    await page.getByLabel("Ordinati fino al").fill("01/11/2026");
    await page.getByLabel("Totale da (€)").fill("");
    await page.getByRole("button", { name: "Filtra", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Ordinati fino al: Questa data viene prima");
    await page.getByRole("link", { name: "Togli i filtri" }).click();
    await expect(page.getByRole("link", { name: orderLinks })).toHaveCount(12);
  },
);

// spec orders: order/list-for-all-user-shipping-addresses, order/list-for-all-person-orders; a master account looks at its people's orders
test(
  "orders are filtered by number and address, and a master account sees its company's",
  onServer,
  async ({ page, sandbox }) => {
    const shopper = await sandbox.shopper("regular");
    const orders = await (await Backend.as(sandbox, shopper)).orders();
    const [newest] = orders;
    const [oldest] = orders.slice(-1);
    const to = (address?: number) =>
      orders.filter(({ shippingAddress }) => shippingAddress.addressId === address);
    await signIn(page, shopper, "/profile/orders");
    await expect(page.getByRole("link", { name: "Di tutti" })).toBeHidden();
    await page.getByRole("link", { name: "Tutta la casa" }).click();
    await openFilters(page);
    await page.getByLabel("Numero dell'ordine").fill(String(newest?.orderId));
    await page.getByRole("button", { name: "Filtra", exact: true }).click();
    await expect(page.getByRole("link", { name: orderLinks })).toHaveCount(1);
    await expect(page.getByRole("main")).toContainText(`Ordine ${newest?.orderId}`);
    await page.getByLabel("Numero dell'ordine").fill("");
    await page
      .getByLabel("Indirizzo", { exact: true })
      .selectOption(String(oldest?.shippingAddress.addressId));
    await page.getByRole("button", { name: "Filtra", exact: true }).click();
    const there = to(oldest?.shippingAddress.addressId).length;
    expect(there).toBeLessThan(orders.length);
    await expect(page.getByRole("link", { name: orderLinks })).toHaveCount(Math.min(there, 12));

    await page.context().clearCookies();
    await signIn(page, await sandbox.shopper("master1"), "/profile/orders?view=persons");
    await expect(page.getByRole("link", { name: "Di tutti" })).toHaveAttribute("aria-current", "page");
    // Another person's order is read-only.
    const theirs = page
      .getByRole("listitem")
      .filter({ hasText: "Ordinato da " })
      .filter({ hasNotText: "Rifai" });
    await theirs.getByRole("link", { name: orderLinks }).first().click();
    await expect(page.getByRole("main")).toContainText("Ordinato da ");
    await expect(page.getByRole("main")).toContainText("Totale");
    await expect(page.getByRole("main").getByRole("link", { name: "Scadenze di pagamento" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Rifai questo ordine" })).toBeHidden();
    const again = await page.goto(`${page.url()}/again`);
    expect(again?.status()).toBe(404);
  },
);

// spec orders: an order again, with what is gone, dearer, cheaper or was replaced, line by line
test("a repeated order adds the chosen products once", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const second = await good(sandbox, (one) => plain(one) && one.available > 100);
  await backend.fill([{ good: second, quantity: 2 }]);
  const id = await backend.order();
  await signIn(page, who, "/profile/orders");
  await page.getByRole("link", { name: `Rifai l'ordine ${id}` }).click();
  await expect(page.getByRole("heading", { name: `Rifai l'ordine ${id}`, level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("2 prodotti su 2 si trovano ancora.");
  await page.getByRole("checkbox").nth(1).uncheck();
  await page.getByRole("button", { name: "Metti nel carrello" }).click();
  await expect(page).toHaveURL(/\/cart$|\/delivery\/timeslot/);
  if (!page.url().endsWith("/cart")) {
    await pickSlot(page);
    await confirmSlot(page);
  }
  await expectSaid(page, "Nel carrello: 1 prodotto su 1.");
  const once = (await backend.cart()).cartItems.map(({ quantity }) => quantity);
  expect(once).toHaveLength(1);

  await page.goto(`/profile/orders/${id}/again`);
  for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("button", { name: "Metti nel carrello" }).click();
  await expect(page.getByRole("alert")).toContainText("Scegli almeno un prodotto");
  await page.goto(`/profile/orders/${id}/again`);
  await page.getByRole("checkbox").nth(1).uncheck();
  await page.getByRole("button", { name: "Metti nel carrello" }).click();
  await expectSaid(page, "Nel carrello: 1 prodotto su 1.");
  expect((await backend.cart()).cartItems.map(({ quantity }) => quantity)).toEqual(once);
});

// spec orders: an order again, with what is gone, dearer, cheaper or was replaced, line by line
test("W10: a repeated order takes another quantity, and a large quantity is confirmed", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  const second = await good(sandbox, (one) => plain(one) && one.available > 100);
  await backend.fill([{ good: second, quantity: 2 }]);
  const id = await backend.order();
  await signIn(page, who, `/profile/orders/${id}/again`);
  const quantity = page.getByRole("textbox", { name: new RegExp(calling("Quantità di ", second.name), "i") });
  const submit = page.getByRole("main").getByRole("button", { name: "Metti nel carrello" });
  await quantity.fill("tanti");
  await submit.click();
  await expect(page.getByRole("alert")).toContainText("Scrivi una quantità valida");
  await expect(quantity).toHaveValue("tanti");
  await quantity.fill("60");
  await submit.click();
  await page.getByRole("checkbox", { name: "Sì, 60 pezzi" }).check();
  await quantity.fill("3");
  await submit.click();
  await expect(page).toHaveURL(/\/cart$|\/delivery\/timeslot/);
  if (!page.url().endsWith("/cart")) {
    await pickSlot(page);
    await confirmSlot(page);
  }
  await expectSaid(page, "Nel carrello: 2 prodotti su 2.");
  expect((await backend.cart()).cartItems.map((item) => item.quantity)).toContain(3);
});

// spec orders: order/modify, order/cancel-modify; a banner on every page meanwhile (§4)
test("an order change shows a banner, can be given up, and is refused once prepared", async ({
  page,
  sandbox,
}) => {
  const shopper = await sandbox.shopper("changing");
  const backend = await Backend.as(sandbox, shopper);
  const [order] = await backend.orders();
  const id = order?.orderId ?? 0;
  await signIn(page, shopper, `/profile/orders/${id}`);
  const begin = async () => {
    await page.getByRole("link", { name: "Modifica l'ordine" }).click();
    await page.getByRole("button", { name: "Sì, modifica l'ordine" }).click();
    await expect(page).toHaveURL("/cart");
  };
  // The response is lost; the cart shows the change.
  await sandbox.fault("lost", { path: "order/modify", times: 1 });
  await begin();
  expect((await backend.cart()).cartStatusId).toBe(7);
  const banner = page.getByRole("main").getByText(`Stai modificando l'ordine ${id}`, { exact: true });
  for (const path of ["/", "/catalog", "/profile/orders"]) {
    await page.goto(path);
    await expect(banner).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Per ora è com'era.");
    await expect(page.getByRole("main")).toContainText(/Conferma entro .+ alle \d\d:\d\d/);
  }
  await page.getByRole("link", { name: "Annulla modifiche" }).click();
  await page.getByRole("link", { name: "No, continua a modificare" }).click();
  await page.getByRole("link", { name: "Annulla modifiche" }).click();
  await page.getByRole("button", { name: "Sì, annulla le modifiche" }).click();
  await expectSaid(page, `Modifiche annullate: l'ordine ${id} resta com'era.`);
  await expect(banner).toBeHidden();
  expect((await backend.cart()).cartStatusId).toBe(1);

  // The page is open when the store takes charge of the order.
  await page.getByRole("link", { name: "Modifica l'ordine" }).click();
  await sandbox.advance(id);
  await page.getByRole("button", { name: "Sì, modifica l'ordine" }).click();
  await expect(
    page.getByRole("heading", { name: `L'ordine ${id} non si può modificare`, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Il negozio ha già cominciato a prepararlo");
  expect((await backend.cart()).cartStatusId).toBe(1);
});

// spec orders: V20: what an order cost other than estimated, line by line
test(
  "V20: a delivered order shows estimated and final cost of a line",
  onServer,
  async ({ page, sandbox }) => {
    const shopper = await sandbox.shopper("regular");
    const id = (await (await Backend.as(sandbox, shopper)).orders())[4]?.orderId ?? 0;
    await signIn(page, shopper, `/profile/orders/${id}`);
    await expect(page.getByRole("main").getByRole("listitem").getByText(weighedMore)).toBeVisible();
  },
);

// spec orders: note/order/add, note/order/update, note/list: up to 1000 characters (§5)
test(
  "a note of 1001 characters is rejected and stays typed, and an order has one note",
  onServer,
  async ({ page, sandbox }) => {
    const shopper = await sandbox.shopper("regular");
    const backend = await Backend.as(sandbox, shopper);
    const id = (await backend.orders())[4]?.orderId ?? 0;
    await signIn(page, shopper, `/profile/orders/${id}`);
    await page.getByRole("link", { name: "Scrivi com'è andata" }).click();
    const field = page.getByLabel("Com'è andata?");
    const long = "è".repeat(1001);
    await field.fill(long);
    await page.getByRole("button", { name: "Salva" }).click();
    await expect(page.getByRole("alert")).toContainText("La nota è lunga 1001 caratteri: al massimo 1000");
    await expect(field).toHaveValue(long);
    await field.fill("Tutto fresco.");
    await page.getByLabel("Valutazione").selectOption("4");
    await page.getByRole("button", { name: "Salva" }).click();
    await expectSaid(page, "Nota salvata");
    await expect(page.getByRole("main")).toContainText("Tutto fresco.");
    await expect(page.getByRole("main")).toContainText("4 su 5");
    await page.getByRole("link", { name: "Cambia la nota" }).click();
    await sandbox.fault("lost", { path: "note/order/update", times: 1 });
    await field.fill("Tutto fresco, in orario.");
    await page.getByRole("button", { name: "Salva" }).click();
    await expectSaid(page, "Nota salvata");
    expect(await backend.notes(id)).toMatchObject([{ note: "Tutto fresco, in orario.", rating: 4 }]);
  },
);

// spec orders: order/reserve, with its outcomes (§8)
test("parking is reserved once the order is almost ready and the shopper is near", async ({
  page,
  sandbox,
}) => {
  const shopper = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, shopper);
  const stores = await sandbox.api("store-proximity/list");
  const { data } = JSON.parse(stores.body) as { data: { stores: { storeId: number; storeType?: string }[] } };
  await backend.chooseStore(data.stores.find(({ storeType }) => storeType !== "locker")?.storeId ?? 0);
  await backend.takeSlot();
  await backend.fill([{ good: await good(sandbox, dear), quantity: 5 }]);
  const id = await backend.order();
  await signIn(page, shopper, `/profile/orders/${id}`);
  const link = page.getByRole("link", { name: "Prenota il parcheggio" });
  await expect(link).toBeHidden();
  await page.goto(`/profile/orders/${id}/parking`);
  await expect(page.getByRole("main")).toContainText("quando l'ordine è quasi pronto");
  for (let step = 0; step < 3; step += 1) await sandbox.advance(id);
  await page.goto(`/profile/orders/${id}`);
  await expect(page.getByRole("main")).toContainText("Quasi pronto");
  const reserve = async (distance: string) => {
    await link.click();
    if (distance) await page.getByLabel(distance).check();
    await page.getByRole("button", { name: "Prenota un posto" }).click();
  };
  await reserve("");
  await expect(page.getByRole("alert")).toContainText("Scegli quanto sei lontano");
  await page.goto(`/profile/orders/${id}`);
  await reserve("Più lontano");
  await expectSaid(page, "Sei troppo lontano");
  await reserve("Sono arrivato");
  await expectSaid(page, "Posto prenotato: ti aspettiamo.");
});

// spec orders: payment due dates, their states and their sentence (§3, §8)
test(
  "due dates show their state, and an error if they cannot be read",
  onServer,
  async ({ page, sandbox }) => {
    const shopper = await sandbox.shopper("master1");
    await signIn(page, shopper, "/profile/orders");
    await page.getByRole("link", { name: "Scadenze di pagamento" }).click();
    await expect(page.getByRole("heading", { name: "Scadenze di pagamento", level: 1 })).toBeVisible();
    for (const state of ["Scaduta", "In scadenza", "Da pagare", "Pagata"])
      await expect(page.getByRole("main").getByText(state, { exact: true }).first()).toBeVisible();
    await sandbox.fault("down", { path: "payment-due-date/list" });
    await page.reload();
    await expect(page.getByRole("main")).toContainText("Il sistema ha riscontrato un errore!");
    // The profile's tile for due dates is missing, and everything else is there.
    await page.goto("/profile/dashboard");
    const tile = page.getByRole("main").getByRole("link", { name: /^Scadenze di pagamento/ });
    await expect(page.getByRole("main").getByRole("link", { name: /^I miei ordini/ })).toBeVisible();
    await expect(tile).toBeHidden();
    await sandbox.fault("down", { path: "payment-due-date/list" }, false);
    await page.reload();
    await expect(tile).toContainText(/^Scadenze di pagamento 3 da pagare: \d+,\d\d\s€, 1 scaduta$/);
    await tile.click();
    await page
      .getByRole("link", { name: /^Ordine \d+$/ })
      .first()
      .click();
    await expect(page.getByRole("main")).toContainText("Da pagare alla scadenza");
    await page.getByRole("main").getByRole("link", { name: "Scadenze di pagamento" }).click();
    await expect(page.getByRole("link", { name: "Riprova" })).toBeHidden();
  },
);

test(
  "an order's files are not stored, and another shopper's answer 404",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const backend = await Backend.as(sandbox, who);
    const shopper = await signedIn(shop(), who);
    const orders = await backend.orders();
    const newest = orders[0]?.orderId ?? 0;
    const calendar = await shopper.get(`/profile/orders/${newest}/slot.ics`);
    expect(calendar.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(calendar.body).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]+DTSTART;TZID=Europe\/Rome:\d{8}T\d{6}\r\n[^]+END:VCALENDAR\r\n$/,
    );
    const receipt = await shopper.get(`/profile/orders/${newest}/receipt.txt`);
    expect(receipt.body).toContain(`RICEVUTA D'ORDINE ${newest}`);
    expect(receipt.headers["cache-control"]).toBe("no-store");

    const other = await signedIn(shop(), await sandbox.shopper("regular"));
    const visitor = Visitor.of(shop());
    for (const below of [
      ...["", "/cancel", "/change", "/change/undo", "/again", "/note", "/parking"],
      ...["/slot.ics", "/receipt.txt", "/invoices/1"],
    ]) {
      const path = `/profile/orders/${newest}${below}`;
      expect((await other.get(path)).status, path).toBe(404);
      expect((await visitor.get(path)).status, path).toBe(303);
    }
    for (const below of ["/cancel", "/change", "/change/undo"])
      expect((await other.post(`/profile/orders/${newest}${below}`, {})).status, below).toBe(404);
    const note = { note: "Non è mio" };
    expect((await other.post(`/profile/orders/${newest}/note`, note)).status).toBe(404);
    expect((await backend.orders())[0]).toMatchObject({
      orderId: newest,
      orderStatusId: orders[0]?.orderStatusId,
    });
  },
);

// spec orders: the invoice document; its error sentence (§8)
test(
  "an invoice opens through the shop, and a failure is shown on the order's page",
  onServer,
  async ({ page, sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    await signIn(page, who, "/profile/orders?view=addresses");
    const shopper = await signedIn(shop(), who);
    const orders = await (await Backend.as(sandbox, who)).orders();
    const pages = await Promise.all(
      orders.slice(0, 12).map(({ orderId }) => shopper.get(`/profile/orders/${orderId}`)),
    );
    const path = pages
      .map(({ body }) => /\/profile\/orders\/\d+\/invoices\/\d+/.exec(body)?.[0])
      .find(Boolean);
    const invoice = await shopper.get(path ?? "");
    expect(invoice.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect(invoice.body).toMatch(/^%PDF-/);

    await page.goto(path?.replace(/\/invoices\/\d+$/, "") ?? "");
    await sandbox.fault("down", { path: "order/invoice", times: 1 });
    await page
      .getByRole("link", { name: /^Apri / })
      .first()
      .click();
    await expect(page.getByRole("main")).toContainText("Non siamo riusciti ad aprire la fattura");
    await expect(said(page)).toBeHidden();
  },
);

// spec again: a problem is reported line by line, where the backend has a note for it
test("a problem with a delivered order is reported by product, and can be changed", async ({
  page,
  sandbox,
}) => {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  const id = (await backend.orders()).find(({ orderStatusId }) => orderStatusId === 8)?.orderId ?? 0;
  const main = page.getByRole("main");
  await signIn(page, who, `/profile/orders/${id}`);
  await main.getByRole("link", { name: "Segnala un problema" }).click();
  const send = () => page.getByRole("button", { name: "Invia la segnalazione" }).click();
  await send();
  await expect(page.getByRole("alert")).toContainText("Scegli almeno un prodotto");
  await page.getByRole("combobox").first().selectOption({ label: "Rovinato" });
  await page.getByLabel("Vuoi aggiungere qualcosa?").fill("Il sacchetto era aperto.");
  await send();
  await expectSaid(page, "Segnalazione inviata");
  await expect(main).toContainText("Problemi segnalati:");
  await expect(main).toContainText("Rovinato:");
  const [kept] = await backend.notes(id);
  expect(kept?.note).toContain("\n\nIl sacchetto era aperto.");

  await main.getByRole("link", { name: "Segnala un problema" }).click();
  await expect(page.getByLabel("Vuoi aggiungere qualcosa?")).toHaveValue("Il sacchetto era aperto.");
  await page.getByRole("combobox").first().selectOption({ label: "Non è quello ordinato" });
  await send();
  await expect(main).toContainText("Non è quello ordinato:");
  expect(await backend.notes(id)).toHaveLength(1);
});
