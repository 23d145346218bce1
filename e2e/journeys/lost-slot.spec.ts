import { expect, onServer, test } from "../fixtures";
import { readyToOrder } from "../scene";
import {
  acceptTerms,
  cannotGoOn,
  confirmSlot,
  expectSaid,
  orderButton,
  pay,
  pickSlot,
  productName,
  signIn,
} from "../steps";

const day = 24 * 60;

// spec §8: prepare that meets a lost slot or a price that rose says the cause; the backend names the nearest of several <- app/features/checkout/place-order/prepare-refusal.ts
test("a slot that filled up at checkout shows the cause and free slots, and keeps the cart", async ({
  page,
  sandbox,
}) => {
  const { who, good } = await readyToOrder(sandbox);
  await page.goto(`/product/${good.slug}`);
  const name = await productName(page);
  await signIn(page, who, "/checkout");
  await sandbox.scenario("slot-full", true, who.login);
  await acceptTerms(page);
  const lost = page.getByRole("alert");
  await expect(lost).toContainText("Questa fascia non è più libera: gli ultimi posti sono stati presi.");
  await expect(lost).toContainText("Le più vicine ancora libere:");
  await expect(lost.getByRole("link", { name: "Vedi tutte le fasce" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(name);
  const nearest = lost.getByRole("button").first();
  const slot = await nearest.innerText();
  await nearest.click();
  await expectSaid(page, `Fascia prenotata: ${slot}.`);
  await expect(page).toHaveURL("/checkout");
  await expect(page.getByRole("main")).toContainText(slot);
  await expect(page.getByRole("main")).toContainText(name);
  await pay(page, "Alla consegna");
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(slot);
});

// spec §8: prepare that meets a lost slot or a price that rose says the cause; the backend names the nearest of several
test(
  "a slot that expires while paying leads to a new slot and keeps the cart",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    const before = await backend.cart();
    await signIn(page, who, "/checkout");
    await acceptTerms(page);
    await page.getByRole("radio", { name: "Alla consegna" }).check();
    await sandbox.clock(2 * day);
    await orderButton(page).click();
    await expect(page).toHaveURL("/checkout");
    const main = page.getByRole("main");
    await expect(main).toContainText("La tua fascia è scaduta: scegline un'altra.");
    await cannotGoOn(page);
    expect((await backend.cart()).cartItems).toEqual(before.cartItems);
    await main.getByRole("link", { name: "Scegli quando" }).click();
    await page.getByRole("button", { name: /^Prendi il primo posto libero/ }).click();
    await expect(page).toHaveURL("/checkout");
    await pay(page, "Alla consegna");
    await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  },
);

test("a slot that expires while being chosen offers another slot", onServer, async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/delivery/timeslot?back=/cart");
  await pickSlot(page, 0);
  await sandbox.clock(day);
  await confirmSlot(page);
  await expect(page.getByRole("alert")).toContainText("il tempo per ordinare è scaduto");
  await page.getByRole("alert").getByRole("button").first().click();
  await expectSaid(page, "Fascia prenotata");
  await expect(page).toHaveURL("/cart");
});
