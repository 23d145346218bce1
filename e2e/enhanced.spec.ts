import type { Page } from "@playwright/test";
import { expect, awake, test } from "./fixtures";
import { dear, good, goods, plain } from "./goods";
import { held } from "./held";
import type { Login } from "./sandbox";
import { readyToOrder, withCart } from "./scene";
import {
  addButton,
  addedBy,
  cartLine,
  expectQuantity,
  expectSaid,
  openProduct,
  productName,
  quantityOf,
  said,
  signIn,
  typeQuantity,
} from "./steps";

const euro = (price: number) => `${price.toFixed(2).replace(".", ",")} €`;

/** What our script adds. All of it works without script too, which the journeys test. */
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

/** The cart on its page, or in its drawer over the home. */
async function openCart(page: Page, who: Login, where: "page" | "drawer") {
  await signIn(page, who, where === "page" ? "/cart" : "/");
  await awake(page);
  if (where === "page") return page.getByRole("main");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Carrello: / })
    .click();
  return page.getByRole("dialog", { name: "Carrello" });
}

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer <- app/features/cart/panel/show-cart.ts
for (const where of ["page", "drawer"] as const)
  test(`a tap in the cart's ${where} is answered with what it changes: nothing is asked for again`, async ({
    page,
    sandbox,
  }) => {
    const one = await good(sandbox, plain);
    const { who, backend } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
    const cart = await openCart(page, who, where);
    await expect(cart.getByRole("heading", { name: "Riepilogo" })).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "document"].includes(request.resourceType()))
        asked.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\d+/, "1")}`);
    });
    const more = cart.getByRole("button", { name: /^Più / });
    await more.click();
    await expect(cart.getByRole("textbox", { name: /^Quantità di / })).toHaveAttribute("value", "2");
    await expect(cart.getByRole("region", { name: "Riepilogo" })).toContainText(
      euro((await backend.cart()).totalPrice),
    );
    await expect(more).toBeFocused();
    expect(asked).toEqual(["POST /cart/lines/1"]);
    // what closes the drawer is a link on the page
    const goOn = where === "page" ? "link" : "button";
    await expect(cart.getByRole(goOn, { name: "Continua la spesa" })).toBeVisible();
  });

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("a tap in the cart is answered where it was made, whatever else its address carries", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  const { who } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
  await signIn(page, who, "/cart?utm_source=mail");
  await awake(page);
  const quantity = page.getByRole("main").getByRole("textbox", { name: /^Quantità di / });
  for (const after of ["2", "3"]) {
    await page.getByRole("main").getByRole("button", { name: /^Più / }).click();
    await expect(quantity).toHaveAttribute("value", after);
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/cart?utm_source=mail");
});

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("a session that ends while a tap in the cart is answered asks for the login, over the cart", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  const { who } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
  await signIn(page, who, "/cart");
  await awake(page);
  await sandbox.fault("419", { path: "packaging-type/list", times: 1 });
  await page.getByRole("main").getByRole("button", { name: /^Più / }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Accedi" })).toBeVisible();
  await expect(page.locator(".cart-item")).toHaveCount(1);
});

// spec light: what was changed in the drawer shows on the page beneath it, and what overlapped shows as it is now in both <- app/enhance/dialogs.ts, app/enhance/in-place.ts, app/enhance/page.ts
for (const closed of ["after the answer", "before it"])
  test(`a card beneath the drawer shows what was tapped in it, when it is closed ${closed}`, async ({
    page,
    sandbox,
  }) => {
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, "/search?query=pasta");
    await awake(page);
    const main = page.getByRole("main");
    const add = main.getByRole("button", { name: /^Aggiungi: / }).first();
    const name = await addedBy(add);
    await add.click();
    await expectQuantity(main, name, "1");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Carrello: / })
      .click();
    const drawer = page.getByRole("dialog", { name: "Carrello" });
    const more = drawer.getByRole("button", { name: `Più ${name}` });
    const answer = held();
    await page.route("**/cart/lines/*", async (route) => {
      await answer.until;
      await route.continue();
    });
    if (closed === "after the answer") answer.release();
    const sent = page.waitForRequest("**/cart/lines/*");
    for (let taps = 0; taps < 4; taps++) await more.click();
    await sent;
    if (closed === "after the answer")
      await expect(drawer.getByRole("textbox", { name: `Quantità di ${name}` })).toHaveAttribute(
        "value",
        "5",
      );
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    answer.release();
    await expect(quantityOf(main, name)).toHaveAttribute("value", "5");
    await main
      .getByRole("button", { name: `Più ${name}` })
      .first()
      .click();
    await expect.poll(async () => (await backend.cart()).cartItems.at(-1)?.quantity).toBe(6);
  });

// spec light: what was changed in the drawer shows on the page beneath it, and what overlapped shows as it is now in both
test("a dialog whose page has gone takes nothing with it when two taps overlap", async ({
  page,
  sandbox,
}) => {
  const three = (await goods(sandbox, plain)).slice(0, 3).map((one) => ({ good: one, quantity: 1 }));
  const { who, backend } = await withCart(sandbox, three);
  await signIn(page, who, "/cart");
  await awake(page);
  // the backend does what it is told; the answers wait
  await page.evaluate(() => {
    const ask = window.fetch;
    addEventListener("arrive", () => (window.fetch = ask), { once: true });
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (asked[1]?.method === "POST")
        await new Promise((resolve) => addEventListener("arrive", resolve, { once: true }));
      return answer;
    };
  });
  const main = page.getByRole("main");
  const more = main.getByRole("button", { name: /^Più / });
  for (const line of [0, 1]) await more.nth(line).click();
  const changed = async () =>
    (await backend.cart()).cartItems.filter(({ quantity }) => quantity === 2).length;
  await expect.poll(changed).toBe(2);
  await main.getByText("Nota per chi prepara la spesa").first().click();
  const note = main.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ });
  await note.fill("citofono rotto");
  await main
    .getByRole("link", { name: /^Togli .* dal carrello/ })
    .last()
    .click();
  const question = page.getByRole("dialog", { name: "Togliere dal carrello?" });
  await expect(question).toBeVisible();
  await backend.setLine((await backend.cart()).cartItems.at(-1)?.itemId ?? 0, 0);
  const readAnew = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && answer.url().endsWith("/cart"),
  );
  await page.evaluate(() => dispatchEvent(new Event("arrive")));
  await readAnew;
  await expect(more).toHaveCount(2);
  await expect(note).toHaveValue("citofono rotto");
  await question.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, "Questo prodotto non è più nel tuo carrello.");
});

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("what was refused in the cart says so still after a tap beside it", async ({ page, sandbox }) => {
  const one = await good(sandbox, plain);
  const { who } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
  await signIn(page, who, "/cart");
  await awake(page);
  const main = page.getByRole("main");
  await main.getByText("Il tuo limite di spesa").click();
  const limit = main.getByLabel(/^Avvisami sopra/);
  await limit.fill("poco");
  await main.getByRole("button", { name: "Salva il limite" }).click();
  await expect(limit).toHaveAttribute("aria-invalid", "true");
  await main.getByRole("button", { name: /^Più / }).click();
  await expect(main.getByRole("textbox", { name: /^Quantità di / })).toHaveAttribute("value", "2");
  await expect(limit).toHaveAttribute("aria-invalid", "true");
  await expect(limit).toHaveValue("poco");
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
  await sandbox.scenario("slow", true, who.login, 1);
  await field.fill("5");
  await field.press("Enter");
  await field.fill("abc");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(5);
  await sandbox.scenario("slow", false, who.login);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Carrello: / })).toContainText(
    euro((await backend.cart()).totalPrice),
  );
  await expect(field).toHaveValue("abc");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expectSaid(page, `Scrivi una quantità valida per ${name}`);
  await expect(field).toHaveValue("5");
});

test("a tap on a time books it at once", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/delivery/timeslot?back=/cart");
  await awake(page);
  const slot = page.getByRole("listitem").filter({ has: page.getByRole("radio", { name: /Libera/ }) });
  if ((await slot.count()) === 0) {
    await page.getByRole("navigation", { name: "Giorni" }).getByRole("link").nth(3).click();
  }
  await slot.first().click();
  await expectSaid(page, "Fascia prenotata");
  await expect(page).toHaveURL("/cart");
});

// spec §2.3: login: a dialog over the page under script, a page without <- app/frame/account.tsx, app/enhance/in-place.ts
test("the login opens over the page: a refusal is said there, Esc gives the focus back, and success shows the page as it is now", async ({
  page,
  sandbox,
}) => {
  const who = await sandbox.shopper("regular");
  await page.goto("/catalog?from=above");
  await awake(page);
  const opener = page.getByRole("banner").getByRole("link", { name: "Accedi", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Accedi" });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(480);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel("E-mail").fill(who.login);
  await dialog.getByLabel("Password").fill("sbagliata");
  await dialog.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("E-mail o password non corretti");
  await expect(dialog.getByLabel("E-mail")).toHaveValue(who.login);
  await expect(page).toHaveURL("/catalog?from=above");
  await dialog.getByLabel("Password").fill(who.password);
  await dialog.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner")).toContainText("Ciao, Giulia");
  await expectSaid(page, "Ciao! Ora puoi fare la spesa.");
  await expect(page).toHaveURL("/catalog?from=above");
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
test("the login over the page carries out what waited for it, also where that stands on the page that is open", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await readyToOrder(sandbox);
  const listing = `/category/${one.breadCrumbs.at(-1)?.slug ?? ""}`;
  await page.goto(listing);
  await awake(page);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .last();
  const name = await addedBy(add);
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Accedi" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(listing);
  await page.getByRole("banner").getByRole("link", { name: "Accedi", exact: true }).click();
  await dialog.getByLabel("E-mail").fill(who.login);
  await dialog.getByLabel("Password").fill(who.password);
  await dialog.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page.getByRole("banner")).toContainText("Ciao, Giulia");
  await expect(dialog).toBeHidden();
  await expect(quantityOf(page, name)).toHaveValue("1");
  expect((await backend.cart()).cartItems).toHaveLength(2);
});

// spec §2.2: cart drawer, 600 <- app/features/cart/panel/cart-panel.tsx
test("the cart opens as a drawer of 600 px, closes with Esc, and gives the focus back", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  await awake(page);
  const link = page.getByRole("banner").getByRole("link", { name: /^Carrello: / });
  await link.click();
  const drawer = page.getByRole("dialog", { name: "Carrello" });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Vai al pagamento" })).toBeVisible();
  expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(600);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL("/");
});

// spec §2.2: cart drawer, 600
// spec attacked: S1 "Continua la spesa" closes the drawer <- app/features/cart/panel/cart-panel.tsx
test("S1: going on with one's shopping closes the drawer, on the page one is on", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/catalog");
  await awake(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Carrello: / })
    .click();
  const drawer = page.getByRole("dialog", { name: "Carrello" });
  await drawer.getByRole("button", { name: "Continua la spesa" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/catalog");
});

// spec §2.1: a chunk that does not load: nobody waits for it, far less the 120 seconds <- app/enhance/boot.ts
test("S14: a piece of a page that does not come is not waited for: the browser goes there itself", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Reparti e offerte" })
    .getByRole("link", { name: "Reparti" })
    .click();
  await expect(page).toHaveURL("/catalog");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Tutti i reparti");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

// spec §2.2: the drawer stays open while lines, substitutes and the note change <- app/enhance/in-place.ts
// spec §2.4: item-count text, sector panels, accept-alternatives, order comment
test("in the drawer substitutes, note, and taking away keep the page and what is typed", async ({
  page,
  sandbox,
}) => {
  const { who, backend, good: wanted } = await readyToOrder(sandbox);
  await signIn(page, who, `/product/${wanted.slug}`);
  const name = await productName(page);
  await awake(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Carrello: / })
    .click();
  const drawer = page.getByRole("dialog", { name: "Carrello" });
  await drawer.getByText("Nota per chi prepara la spesa").first().click();
  const note = drawer.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ });
  await note.fill("Suonare due volte");
  await drawer.getByRole("link", { name: /^Se manca: / }).click();
  const wishes = page.getByRole("dialog", { name: "Se manca, e note" });
  await wishes.getByRole("radio", { name: /^Chiamami/ }).check();
  await wishes.getByRole("button", { name: "Salva" }).click();
  await expect(drawer.getByRole("link", { name: /^Se manca: chiamami/ })).toBeVisible();
  await expect(note).toHaveValue("Suonare due volte");
  await drawer.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "Nota salvata.");
  await drawer.getByRole("link", { name: `Togli ${name} dal carrello` }).click();
  await page
    .getByRole("dialog", { name: "Togliere dal carrello?" })
    .getByRole("button", { name: "Sì, togli" })
    .click();
  await expect(drawer.getByRole("heading", { name: "Il carrello è vuoto" })).toBeVisible();
  await expect(page).toHaveURL(`/product/${wanted.slug}`);
  expect((await backend.cart()).cartItems).toEqual([]);
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
test("what is chosen while the page is being read anew stays chosen, and is what is saved", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, "/cart");
  await awake(page);
  const main = page.getByRole("main");
  const answer = held();
  await page.route("/cart", async (route) => {
    if (route.request().method() === "GET") await answer.until;
    await route.fallback();
  });
  await main.getByText("Hai un codice sconto?").click();
  await main.getByRole("textbox", { name: "Codice sconto o buono" }).fill("BENVENUTO5");
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await expectSaid(page, "Codice BENVENUTO5 aggiunto al carrello.");
  await main.getByText(/^Se un prodotto manca: /).click();
  const call = main.getByRole("radio", { name: /^Chiamami/ });
  await call.check();
  answer.release();
  await expect(main.getByRole("button", { name: /^Togli .*BENVENUTO5/ })).toBeVisible();
  await expect(call).toBeChecked();
  await expect(main.getByRole("textbox", { name: "Codice sconto o buono" })).toHaveValue("");
  await page.getByRole("button", { name: "Usa per tutti" }).click();
  await expectSaid(page, "Salvato per tutto il carrello.");
  expect((await backend.cart()).cartItems[0]?.cartItemInfo).toMatchObject({ notes: "Se manca, chiamami." });
});

// spec §4: a typed quantity counts when the field is left <- app/features/cart/quantity/quantity.client.ts
test("what was typed or tapped counts also when the shopper leaves at once", async ({ page, sandbox }) => {
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
  // by keyboard the next stop is a button of the same form
  await quantityOf(cartLine(page, name), name).fill("4");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(4);
  await cartLine(page, name)
    .getByRole("button", { name: `Più ${name}` })
    .click();
  await page.getByRole("link", { name: "Vai al pagamento" }).click();
  await expect(page.getByRole("main")).toContainText("5 pezzi");
  expect((await backend.cart()).cartItems[0]?.quantity).toBe(5);
});

test("a tap counts also when the whole document goes away at once", async ({ page, sandbox }) => {
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

// spec §2.3: confirmation before a cart item is removed: name, quantity, unit
test("removing asks in a dialog: Esc leaves the line, a yes takes it away, a toast says so and goes", async ({
  page,
  sandbox,
}) => {
  const { who, good: wanted } = await readyToOrder(sandbox);
  const name = await openProduct(page, wanted.slug);
  await signIn(page, who, "/cart");
  await awake(page);
  const remove = page.getByRole("link", { name: `Togli ${name} dal carrello` });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Togliere dal carrello?" });
  await expect(dialog).toContainText(`Stai per togliere 5 pezzi di ${name}.`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(cartLine(page, name)).toBeVisible();
  await remove.click();
  await dialog.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, `Tolto dal carrello: ${name}.`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Il carrello è vuoto" })).toBeFocused();
  await expect(said(page).getByText(name)).toBeHidden();
});

// spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay
test("the message of the last action replaces older ones, and can be closed", async ({ page, sandbox }) => {
  await signIn(page, await sandbox.shopper("regular"), "/profile/lists/favourites");
  await awake(page);
  // no message disappears by itself
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
  const close = said(page).getByLabel("Chiudi l’avviso");
  await expect(close).toHaveCount(1);
  await expect(said(page)).not.toContainText("13 pezzi");
  await close.click();
  await expect(close).toBeHidden();
});

test("a way back to the top comes after 20 px of scrolling", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const up = page.getByRole("banner").getByRole("link", { name: "Torna su" });
  await expect(up).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 400));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
});

// spec light: what had the focus and has gone leaves it to what stands in its place <- app/enhance/page.ts, app/features/cart/panel/cart-panel.tsx
for (const where of ["page", "drawer"] as const)
  test(`after a line that was taken out of the cart's ${where} the number of its products has the focus`, async ({
    page,
    sandbox,
  }) => {
    const two = (await goods(sandbox, plain)).slice(0, 2).map((one) => ({ good: one, quantity: 1 }));
    const { who } = await withCart(sandbox, two);
    const cart = await openCart(page, who, where);
    await cart
      .getByRole("link", { name: /^Togli .* dal carrello/ })
      .last()
      .click();
    await page
      .getByRole("dialog", { name: "Togliere dal carrello?" })
      .getByRole("button", { name: "Sì, togli" })
      .click();
    await expectSaid(page, "Tolto dal carrello: ");
    await expect(cart.getByText(/^1 prodotto nel carrello/)).toBeFocused();
  });

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("a tap on a line that another tab has taken out says so, and shows the cart without it", async ({
  page,
  sandbox,
}) => {
  const two = (await goods(sandbox, plain)).slice(0, 2).map((one) => ({ good: one, quantity: 1 }));
  const { who, backend } = await withCart(sandbox, two);
  await signIn(page, who, "/cart");
  await awake(page);
  const { cartItems } = await backend.cart();
  await backend.setLine(cartItems.at(-1)?.itemId ?? 0, 0);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Più / }).last().click();
  await expectSaid(page, "Questo prodotto non è più nel tuo carrello.");
  await expect(main.getByRole("button", { name: /^Più / })).toHaveCount(1);
  await expect(main.getByText(/^1 prodotto nel carrello/)).toBeFocused();
});

test("two adds at once: the cart shows both, also where the older answer comes last", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, "/search?query=pasta");
  await awake(page);
  const main = page.getByRole("main");
  const cart = page.getByRole("banner").getByRole("link", { name: /^Carrello/ });
  const number = async () => (await backend.cart()).cartItems.length;
  // the backend takes the first one at once; its answer waits
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      window.fetch = ask;
      const answer = await ask(...asked);
      await new Promise((resolve) => addEventListener("arrives", resolve, { once: true }));
      return answer;
    };
  });
  const add = main.getByRole("button", { name: /^Aggiungi: / });
  const before = await cart.innerText();
  await add.first().click();
  await expect.poll(number).toBe(2);
  await add.last().click();
  await expect.poll(number).toBe(3);
  await expect(cart).not.toHaveText(before);
  const both = await cart.innerText();
  const readAnew = page.waitForResponse((answer) => answer.request().method() === "GET");
  await page.evaluate(() => dispatchEvent(new Event("arrives")));
  await readAnew;
  await expect(main.getByRole("textbox", { name: /^Quantità/ })).toHaveCount(2);
  await expect(cart).toHaveText(both);
});

// spec light: what stands in the cart costs few elements, and the button for a typed number covers nothing
test("the button that takes a typed number shows while it is typed, and covers nothing after a tap on plus", async ({
  page,
  sandbox,
}) => {
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
  await expect(control.locator(".stepper-set")).toHaveCSS("opacity", "0");
  await quantityOf(page, name).focus();
  await expect(control.locator(".stepper-set")).toHaveCSS("opacity", "1");
});

// spec light: a tap before the script has come counts, once, also when a link is followed right after it <- app/enhance/boot.ts
test("a tap before the scripts have come counts, once", async ({ page, sandbox }) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 1 }]);
  await signIn(page, who);
  const held: (() => void)[] = [];
  await page.route("**/assets/*.js", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/product/${one.slug}`, { waitUntil: "commit" });
  const name = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText();
  await sandbox.clearCalls();
  await addButton(page, name).click({ noWaitAfter: true });
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}.`);
  for (const go of held.splice(0)) go();
  await page.unroute("**/assets/*.js");
  await expect(quantityOf(page, name)).toHaveValue("1");
  expect((await backend.cart()).cartItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect((await sandbox.calls()).filter(({ path }) => path.endsWith("/cart/add"))).toHaveLength(1);
});

// spec light: a tap before the script has come counts, once, also when a link is followed right after it
test("a tap before the scripts have come counts also when a link is followed right after it", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who);
  const script = held();
  await page.route("**/assets/*.js", async (route) => {
    await script.until;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/product/${one.slug}`);
  const name = await productName(page);
  await addButton(page, name).click({ noWaitAfter: true });
  await page
    .getByRole("navigation", { name: "Sei qui" })
    .getByRole("link")
    .last()
    .click({ noWaitAfter: true });
  script.release();
  await expect(page).toHaveURL(/\/category\//);
  expect((await backend.cart()).cartItems).toHaveLength(2);
});

// spec §2.1: scroll to the top, restored on back <- app/page/ahead.ts, app/root.tsx
test("back to a listing restores what was read, with the cart as it is now", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  const one = await good(sandbox, plain);
  const leaf = one.breadCrumbs.at(-1)?.slug ?? "";
  await signIn(page, who);
  await page.goto(`/category/${leaf}`);
  await awake(page);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .last();
  const name = await addedBy(add);
  await add.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const depth = await scrolled();
  await page.getByRole("main").getByRole("link", { name, exact: true }).last().click();
  await expect(page).toHaveURL(/\/product\//);
  await addButton(page, name).click();
  await expectSaid(page, `di ${name}`);
  await page.goBack();
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: `Più ${name}` })
      .last(),
  ).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(depth - 200);
});

test("a page restored from the back/forward cache shows the current state", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const one = await good(sandbox, plain);
  await signIn(page, who);
  await awake(page);
  const inCart = (await backend.cart()).cartItems[0]?.quantity ?? 0;
  const badge = (count: number) =>
    page.getByRole("banner").getByRole("link", { name: new RegExp(`^Carrello: ${count} articol`) });
  await expect(badge(inCart)).toBeVisible();
  await backend.fill([{ good: one, quantity: 1 }]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(badge(inCart + 1)).toBeVisible();
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`from page to page, and from page to form to page: motion ${motion}`, async ({ page, sandbox: _ }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        document.documentElement.dataset.moved = String(Boolean(event.viewTransition));
      }),
    );
    const moved = motion === "no-preference" ? "true" : "false";
    await page.goto("/catalog");
    await page.getByRole("contentinfo").getByRole("link", { name: "Volantini" }).click();
    await expect(page).toHaveURL("/volantini");
    await expect(page.locator("html")).toHaveAttribute("data-moved", moved);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("data-moved", moved);
  });
}

// spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
test("the rest of a long list of choices comes where it stands, and the first of it has the focus", async ({
  page,
}) => {
  await page.goto("/search?promo=1");
  await awake(page);
  const brands = page.getByRole("main").getByRole("group", { name: "Marchio" });
  const ids = () => brands.getByRole("checkbox").evaluateAll((all) => all.map(({ id }) => id));
  const known = await ids();
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await brands.getByRole("button", { name: /^Mostra altro/ }).press("Enter");
  await expect(brands.getByRole("button")).toHaveCount(0);
  const first = (await ids()).find((id) => !known.includes(id)) ?? "";
  await expect(page.locator(`[id="${first}"]`)).toBeFocused();
  await expect(page.locator(`[id="${first}"]`)).toBeInViewport();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  await page.goBack();
  await expect(brands.getByRole("button", { name: /^Mostra altro/ })).toBeVisible();
});

test("who takes a product out from its card is asked, and is back at its button", async ({
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

// spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
test("two long lists that are unfolded before either has come are both unfolded", async ({ page }) => {
  await page.goto("/search?promo=1");
  await awake(page);
  const asked = held();
  await page.route("**/search?*all=*", async (route) => {
    await asked.until;
    await route.continue();
  });
  const more = page.getByRole("main").getByRole("button", { name: /^Mostra altro/ });
  const lists = await more.count();
  expect(lists).toBeGreaterThan(1);
  for (const at of [0, 1]) await more.nth(at).click();
  asked.release();
  await expect(more).toHaveCount(lists - 2);
});
