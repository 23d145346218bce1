import { expect, awake, test } from "./fixtures";
import { good, plain, euro } from "./goods";
import { readyToOrder, withCart } from "./scene";
import {
  addButton,
  cartLine,
  expectNoted,
  expectQuantity,
  expectSaid,
  openProduct,
  quantityOf,
  said,
  signIn,
  typeQuantity,
} from "./steps";
import { bring, signedIn } from "./visitor";

// The quantity of a product, tapped and typed, with script. The journeys test the same without
// script.

test("ten quick taps end on the right number with few requests", async ({ page, sandbox }) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
  await signIn(page, who);
  const name = await openProduct(page, one.slug);
  await awake(page);
  await sandbox.clearCalls();
  const more = page.getByRole("button", { name: `Più ${name}` }).first();
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap++) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(quantityOf(page, name)).toHaveValue("11");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(11);
  const changes = (await sandbox.calls()).filter(({ path }) => path.endsWith("/cart/update"));
  expect(changes.length).toBeLessThanOrEqual(3);
  await expect(quantityOf(page, name)).toHaveValue("11");
});

test("typing quantities by keyboard keeps the focus, and what is being typed", async ({ page, sandbox }) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
  await signIn(page, who);
  const name = await openProduct(page, one.slug);
  await awake(page);
  const field = quantityOf(page, name);
  await field.fill("4");
  await field.press("Enter");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(4);
  await expect(field).toHaveValue("4");
  await expect(field).toBeFocused();
  // W10: a ring inside the field would cover a digit.
  await expect(field).toHaveCSS("outline-offset", "0px");
  await sandbox.scenario("slow", true, who.login, 1);
  await field.fill("5");
  await field.press("Enter");
  await field.fill("abc");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(5);
  await sandbox.scenario("slow", false, who.login);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Carrello: / })).toContainText(
    euro((await backend.cart()).itemsTotal),
  );
  await expect(field).toHaveValue("abc");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expectNoted(page, name, `Scrivi una quantità valida per ${name}`);
  await expect(field).toHaveValue("abc");
});

// spec §4: a typed quantity counts when the field is left <- app/features/cart/quantity/quantity.client.ts
test("a typed or tapped quantity is saved even if the shopper leaves at once", async ({ page, sandbox }) => {
  const { who, backend, good: wanted } = await readyToOrder(sandbox);
  const name = await openProduct(page, wanted.slug);
  await signIn(page, who, "/cart");
  await awake(page);
  await quantityOf(cartLine(page, name), name).fill("6");
  await page.getByRole("link", { name: "Vai al pagamento" }).click();
  await expect(page).toHaveURL("/checkout");
  await expect(page.getByRole("main")).toContainText("6 pezzi");
  await page.getByRole("link", { name: "Modifica il carrello" }).click();
  await expect(page).toHaveURL("/cart");
  await awake(page);
  // By keyboard, the next three stops are the buttons of the same form.
  await quantityOf(cartLine(page, name), name).fill("4");
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Tab");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(4);
  await cartLine(page, name)
    .getByRole("button", { name: `Più ${name}` })
    .click();
  await page.getByRole("link", { name: "Vai al pagamento" }).click();
  await expect(page.getByRole("main")).toContainText("5 pezzi");
  expect((await backend.cart()).cartItems[0]?.quantity).toBe(5);
});

test("a tap counts even if the document unloads at once", async ({ page, sandbox }) => {
  const { who, backend, good: wanted } = await readyToOrder(sandbox);
  const name = await openProduct(page, wanted.slug);
  await signIn(page, who, "/cart");
  await awake(page);
  await typeQuantity(cartLine(page, name), name, "3");
  await page.goto("about:blank");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(3);
  await page.goto("/cart");
  await expectQuantity(cartLine(page, name), name, "3");
});

// spec light: what stands in the cart costs few elements, and the button for a typed number covers nothing
test("the button for a typed quantity stays hidden with a script", async ({ page, sandbox }) => {
  const one = await good(sandbox, plain);
  const { who } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
  await signIn(page, who);
  const name = await openProduct(page, one.slug);
  await awake(page);
  const control = page
    .getByRole("main")
    .locator(".stepper")
    .filter({ has: quantityOf(page, name) });
  const more = control.getByRole("button", { name: `Più ${name}` });
  await more.click();
  await expectQuantity(page, name, "2");
  await expect(more).toBeFocused();
  await expect(control.locator(".stepper-set")).toBeHidden();
  await quantityOf(page, name).focus();
  await expect(control.locator(".stepper-set")).toBeHidden();
});

test("removing a product from its card asks first and returns the focus to its button", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/category/frutta-e-verdura");
  await awake(page);
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  const add = card.nth(2).getByRole("button", { name: /^Aggiungi: / });
  await add.click();
  await expect(add).toHaveCount(0);
  await card
    .nth(2)
    .getByRole("button", { name: /^Meno / })
    .press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Sì, togli" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(add).toBeFocused();
});

// spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay
test("the message of the last action replaces older ones, and can be closed", async ({ page, sandbox }) => {
  await signIn(page, await sandbox.shopper("regular"), "/profile/lists/favourites");
  await awake(page);
  // No message disappears automatically.
  await page.locator("body").evaluate(() => {
    const still = new CSSStyleSheet();
    still.insertRule(".toast { animation: none !important; }");
    document.adoptedStyleSheets = [still];
  });
  const field = page.getByRole("textbox", { name: /^Quantità di .+ pz$/ }).first();
  for (const pieces of [12, 13, 14]) {
    await field.fill(String(pieces));
    await field.press("Enter");
    await expectSaid(page, `Quantità aggiornata: ${pieces} pezzi`);
  }
  const close = said(page).getByLabel("Chiudi l'avviso");
  await expect(close).toHaveCount(1);
  await expect(said(page)).not.toContainText("13 pezzi");
  await close.click();
  await expect(close).toBeHidden();
});

// spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay
test("an expired message is not shown again after the next message", async ({ page, sandbox, shop }) => {
  const { who } = await readyToOrder(sandbox);
  const visitor = await signedIn(shop(), who);
  await visitor.post("/delivery/address", { addressId: "999999999" });
  await bring(page, visitor, shop());
  const animations = await page.context().newCDPSession(page);
  await animations.send("Animation.enable");
  await animations.send("Animation.setPlaybackRate", { playbackRate: 10 });
  const name = await openProduct(page, (await good(sandbox, plain)).slug);
  await expect(said(page)).toContainText("non è tra i tuoi");
  await expect(said(page).getByText("non è tra i tuoi")).toBeHidden();
  await addButton(page, name).click();
  await expectSaid(page, `di ${name}`);
  await expect(said(page)).not.toContainText("non è tra i tuoi");
});
