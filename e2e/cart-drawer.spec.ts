import { expect, awake, test } from "./fixtures";
import { held } from "./held";
import { readyToOrder } from "./scene";
import { addedBy, expectQuantity, expectSaid, productName, quantityOf, signIn, calling } from "./steps";

// The cart as a drawer over the page, opened by script. The journeys test the same without script.

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
test("S1: continuing to shop closes the drawer on the same page", async ({ page, sandbox }) => {
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

// spec §2.2: the drawer stays open while lines, substitutes and the note change <- app/enhance/in-place.ts
// spec §2.4: item-count text, sector panels, accept-alternatives, order comment
test("substitutes, a note and a removal in the drawer keep the page and the typed text", async ({
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
  await drawer.getByRole("link", { name: /^(Se manca: |Preferenze)/ }).click();
  const preferences = page.getByRole("dialog", { name: "Se manca, e note" });
  await preferences.getByRole("radio", { name: /^Chiamami/ }).check();
  await preferences.getByRole("button", { name: "Salva" }).click();
  await expect(drawer.getByRole("link", { name: /^Se manca: chiamami/ })).toBeVisible();
  await expect(note).toHaveValue("Suonare due volte");
  await drawer.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "Nota salvata.");
  await drawer.getByRole("link", { name: calling("Togli ", name, " dal carrello") }).click();
  await page
    .getByRole("dialog", { name: "Togliere dal carrello?" })
    .getByRole("button", { name: "Sì, togli" })
    .click();
  await expect(drawer.getByRole("heading", { name: "Il carrello è vuoto" })).toBeVisible();
  await expect(page).toHaveURL(`/product/${wanted.slug}`);
  expect((await backend.cart()).cartItems).toEqual([]);
});

// spec light: what was changed in the drawer shows on the page beneath it, and what overlapped shows as it is now in both <- app/enhance/dialogs.ts, app/enhance/in-place.ts, app/enhance/page.ts
for (const closed of ["after the answer", "before it"])
  test(`a card beneath the drawer shows its changed quantity after closing ${closed}`, async ({
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
