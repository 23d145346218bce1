import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test } from "../fixtures";
import { dear, good, goods, type Good } from "../goods";
import type { Login, Sandbox } from "../sandbox";
import {
  acceptTerms,
  addButton,
  cartLine,
  chooseHome,
  chooseSlot,
  expectSaid,
  openProduct,
  orderIdOf,
  pay,
  signIn,
  signInHere,
  telling,
  expectQuantity,
  typeQuantity,
  orderButton,
} from "../steps";
import { Visitor } from "../visitor";

const done = "Ordine inviato, grazie!";

/**
 * A backend without our extensions. It does not send its clock, so the storefront uses its own, and
 * no test may depend on the hour.
 */
async function plainBackend(sandbox: Sandbox): Promise<void> {
  await sandbox.reset(new Date().toISOString());
  await sandbox.scenario("plain");
}

type Scene = { who: Login; backend: Backend; wanted: Good; before: number };

async function readyForPlain(sandbox: Sandbox): Promise<Scene> {
  await plainBackend(sandbox);
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  const wanted = await good(sandbox, dear);
  // With the machine's own clock, tomorrow's slots may close during the test.
  await backend.settle(2);
  await backend.fill([{ good: wanted, quantity: 5 }]);
  return { who, backend, wanted, before: (await backend.orders()).length };
}

/** Name of the product in the first line of the open cart. */
async function nameInCart(page: Page): Promise<string> {
  const line = page.getByRole("link", { name: /^Togli .* dal carrello$/ }).first();
  return /^Togli (.*) dal carrello$/.exec((await line.getAttribute("aria-label")) ?? "")?.[1] ?? "";
}

test("S15: an order on a plain backend goes from product through slot and list to payment", async ({
  page,
  sandbox,
}) => {
  await plainBackend(sandbox);
  const who = await sandbox.shopper("regular");
  const wanted = await good(sandbox, dear);
  const name = await openProduct(page, wanted.slug);
  await addButton(page, name).click();
  await signInHere(page, who);
  await chooseHome(page);
  // Skips the first slot: at some hours the store takes charge of its order at once.
  await chooseSlot(page);
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);

  await page.goto("/cart");
  await typeQuantity(cartLine(page, name), name, "6");
  await expectQuantity(cartLine(page, name), name, "6");

  await page.goto("/profile/lists");
  await page.getByLabel("Nome della lista").fill("Cena di sabato");
  await page.getByRole("button", { name: "CREA" }).click();
  const [, second] = await goods(sandbox, dear);
  const other = await openProduct(page, second?.slug ?? "");
  await page.getByRole("link", { name: "Aggiungi a una lista" }).click();
  await page.getByRole("button", { name: "Cena di sabato" }).click();
  await expectSaid(page, telling("", other, " è nella lista Cena di sabato"));
  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Cena di sabato" }).click();
  await page.getByRole("button", { name: "Metti tutto nel carrello" }).click();
  await expectSaid(page, "Nel carrello: 1 prodotto della lista.");
  await expect(cartLine(page, other)).toBeVisible();

  await page.getByRole("link", { name: "Vai al pagamento" }).click();
  await pay(page, "Alla consegna");
  await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
  const id = orderIdOf(page);
  await page.goto("/profile/orders");
  await page.getByRole("link", { name: `Vedi l'ordine ${id}` }).click();
  await expect(page.getByRole("main")).toContainText("6 pezzi");
  await expect(page.getByRole("main").getByRole("link", { name: "Annulla l'ordine" })).toBeVisible();
  const backend = await Backend.as(sandbox, who);
  expect((await backend.cart()).cartItems).toEqual([]);
  expect((await backend.orders())[0]).toMatchObject({ orderId: id, orderStatusId: 3 });
});

// spec orders: S15 orders are listed, filtered, changed and ordered again with a backend that knows none of our fields <- app/features/orders/change/change-view.ts, app/ebsn/orders/mapping.ts
test("S15: orders on a plain backend are filtered, changed and repeated", async ({ page, sandbox }) => {
  const { who, backend } = await readyForPlain(sandbox);
  const id = await backend.order();
  await signIn(page, who, "/profile/orders?most=0,01");
  await expect(page.getByRole("main")).toContainText("Nessun ordine con questi filtri");
  await page.getByRole("link", { name: "Togli i filtri" }).first().click();
  await page.getByRole("link", { name: `Vedi l'ordine ${id}` }).click();
  await expect(page.getByRole("main").getByText("Ordinato", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Modifica l'ordine" }).click();
  await page.getByRole("button", { name: "Sì, modifica l'ordine" }).click();
  const banner = page.getByRole("main").getByText(`Stai modificando l'ordine ${id}`, { exact: true });
  await expect(banner).toBeVisible();
  const name = await nameInCart(page);
  await typeQuantity(cartLine(page, name), name, "6");
  await expectQuantity(cartLine(page, name), name, "6");
  await page.goto("/checkout");
  await expect(banner).toBeVisible();
  await sandbox.fault("lost", { path: "checkout/buy", times: 1 });
  await page.getByLabel("Accetto le condizioni di vendita").check();
  await orderButton(page).click();
  await expect(page.getByRole("heading", { name: "Ordine modificato", level: 1 })).toBeVisible();
  const now = orderIdOf(page);
  expect(now).not.toBe(id);
  await expect(page.getByRole("main")).toContainText(`il tuo ordine ${id}: ora ha il numero ${now}`);
  await expect(page.getByRole("main")).toContainText("6 pezzi");

  await backend.settle(2);
  await page.goto(`/profile/orders/${now}/again`);
  await page.getByRole("button", { name: "Metti nel carrello" }).click();
  await expectSaid(page, "Nel carrello: 1 prodotto su 1.");
  await page.goto(`/profile/orders/${now}/note`);
  await page.getByLabel("Com'è andata?").fill("Tutto fresco.");
  await page.getByRole("button", { name: "Salva" }).click();
  await expectSaid(page, "Nota salvata");
});

test(
  "S15: a repeated payment form makes one order, from any tab",
  onServer,
  async ({ page, sandbox, shop }) => {
    const { who, backend, wanted, before } = await readyForPlain(sandbox);
    await signIn(page, who, "/checkout");
    await acceptTerms(page);
    const form = {
      key: await page.locator("input[name=key]").inputValue(),
      cents: await page.locator("input[name=cents]").inputValue(),
      payment: "2",
    };
    const knowsNothing = await Visitor.like(page.context(), shop());
    await page.getByRole("radio", { name: "Alla consegna" }).check();
    await orderButton(page).dblclick();
    await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
    const completed = `/cart/payment-completed/${orderIdOf(page)}`;
    const knows = await Visitor.like(page.context(), shop());
    for (const visitor of [knowsNothing, knows])
      expect((await visitor.post("/payment", form)).headers.location).toBe(completed);

    await backend.settle(2);
    await backend.fill([{ good: wanted, quantity: 5 }]);
    expect((await knows.post("/payment", form)).headers.location).toBe(completed);
    expect(await backend.orders()).toHaveLength(before + 1);
    expect((await backend.cart()).cartItems).toHaveLength(1);
  },
);

test(
  "S15: a lost response is looked up, and a missing order can be sent again",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend, before } = await readyForPlain(sandbox);
    await signIn(page, who, "/checkout");
    await sandbox.fault("down", { path: "checkout/buy", times: 1 });
    await pay(page, "Alla consegna");
    await expect(page.getByRole("alert")).toContainText("l'ordine non risulta inviato");
    expect(await backend.orders()).toHaveLength(before);

    await sandbox.fault("lost", { path: "checkout/buy", times: 1 });
    await page.getByRole("radio", { name: "Alla consegna" }).check();
    await orderButton(page).click();
    await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
    expect(await backend.orders()).toHaveLength(before + 1);
    expect((await backend.orders())[0]?.orderId).toBe(orderIdOf(page));
  },
);

test(
  "S15: a card payment is refused, then paid, despite a lost response",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend, before } = await readyForPlain(sandbox);
    await signIn(page, who, "/checkout");
    await sandbox.fault("lost", { path: "checkout/buy", times: 1 });
    await pay(page, "Carta di credito o debito");
    await page.getByRole("button", { name: "Rifiuta il pagamento" }).click();
    await expect(page.getByRole("heading", { name: "Il pagamento non è riuscito", level: 1 })).toBeVisible();
    const id = orderIdOf(page);
    await page.getByRole("button", { name: "Riprova a pagare" }).click();
    await page.getByRole("button", { name: "Paga", exact: true }).click();
    await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
    expect(await backend.orders()).toHaveLength(before + 1);
    expect((await backend.orders())[0]).toMatchObject({ orderId: id, orderStatusId: 3 });
  },
);

test(
  "S15: a cart changed on the way back from payment is prepared again",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend, before } = await readyForPlain(sandbox);
    await signIn(page, who, "/checkout");
    await acceptTerms(page);
    await page.getByRole("link", { name: "Torna al riepilogo" }).click();
    await page.goto("/cart");
    const name = await nameInCart(page);
    await typeQuantity(cartLine(page, name), name, "7");
    await expectQuantity(cartLine(page, name), name, "7");
    await page.goto("/payment");
    await expect(page).toHaveURL("/checkout?reopened=1");
    await expect(page.getByRole("main")).toContainText("Il carrello è cambiato, o è passato troppo tempo");
    await pay(page, "Alla consegna");
    await expect(page.getByRole("heading", { name: done, level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("7 pezzi");
    expect(await backend.orders()).toHaveLength(before + 1);
  },
);

test("S15: the minimum order is shown in the cart and at checkout", onServer, async ({ page, sandbox }) => {
  await plainBackend(sandbox);
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.settle(2);
  await backend.fill([{ good: await good(sandbox, dear), quantity: 1 }]);
  await signIn(page, who, "/cart");
  const minimum = / per (arrivare al)?la spesa minima di \d+,\d\d\s€/;
  await expect(page.getByRole("main")).toContainText(minimum);
  await page.goto("/checkout");
  await expect(page.getByRole("main")).toContainText(minimum);
});

test(
  "S15: a flyer's pages are found although the backend does not count them",
  onServer,
  async ({ page, sandbox }) => {
    await plainBackend(sandbox);
    await page.goto("/volantini");
    await page.getByRole("link", { name: "Sfoglia Offerte della settimana" }).click();
    await expect(page.getByRole("img", { name: "Offerte della settimana, pagina 1 di 4" })).toBeVisible();
  },
);

test(
  "S15: a plain backend changes the place without preview and has no preferred place",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await readyForPlain(sandbox);
    await signIn(page, who, "/delivery/address?servizio=pickup&back=/catalog");
    await expect(page.getByRole("button", { name: /^Ritira qui: / }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Rendi preferito: / })).toHaveCount(0);
    await page
      .getByRole("button", { name: /^Ritira qui: / })
      .first()
      .click();
    await expectSaid(page, "Ritiri la spesa da");
    expect((await backend.cart()).cartItems).toHaveLength(1);
  },
);
