import { expect, awake, test } from "./fixtures";
import { good, goods, plain, euro } from "./goods";
import { openCart } from "./open-cart";
import { readyToOrder, withCart } from "./scene";
import { cartLine, expectSaid, openProduct, said, signIn, calling } from "./steps";

// Responses to taps in the cart, on its page and in its drawer, with script. The journeys test the
// same without script.

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer <- app/features/cart/panel/show-cart.ts
for (const where of ["page", "drawer"] as const)
  test(`a tap in the cart's ${where} sends one POST and no further request`, async ({ page, sandbox }) => {
    const one = await good(sandbox, plain);
    const { who, backend } = await withCart(sandbox, [{ good: one, quantity: 1 }]);
    const cart = await openCart(page, who, where);
    await expect(cart.getByRole("heading", { name: "Quanto spendi" })).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "document"].includes(request.resourceType()))
        asked.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\d+/, "1")}`);
    });
    const more = cart.getByRole("button", { name: /^Più / });
    await more.click();
    await expect(cart.getByRole("textbox", { name: /^Quantità di / })).toHaveAttribute("value", "2");
    await expect(cart.getByRole("region", { name: "Quanto spendi" })).toContainText(
      euro((await backend.cart()).totalPrice),
    );
    await expect(more).toBeFocused();
    expect(asked).toEqual(["POST /cart/lines/1"]);
    // The button that closes the drawer is a link on the page.
    const goOn = where === "page" ? "link" : "button";
    await expect(cart.getByRole(goOn, { name: "Continua la spesa" })).toBeVisible();
  });

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("a tap in the cart stays on the page despite a tracking parameter", async ({ page, sandbox }) => {
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
test("a session that ends during a tap in the cart opens the login over the cart", async ({
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

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("a rejected field in the cart stays marked after a tap on a line", async ({ page, sandbox }) => {
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

// spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
test("a tap on a line removed in another tab says so and shows the cart without it", async ({
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
  await expect(main.getByText(/^1 prodotto(,|$)/)).toBeFocused();
});

// spec §2.3: confirmation before a cart item is removed: name, quantity, unit
test("removing a line asks in a dialog, and Esc leaves the line", async ({ page, sandbox }) => {
  const { who, good: wanted } = await readyToOrder(sandbox);
  const name = await openProduct(page, wanted.slug);
  await signIn(page, who, "/cart");
  await awake(page);
  const remove = page.getByRole("link", { name: calling("Togli ", name, " dal carrello") });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Togliere dal carrello?" });
  await expect(dialog).toContainText(`Stai per togliere 5 pezzi di ${name}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(cartLine(page, name)).toBeVisible();
  await remove.click();
  await dialog.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, `Tolto dal carrello: ${name}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Il carrello è vuoto" })).toBeFocused();
  await expect(said(page).getByText(name)).toBeHidden();
});

// spec light: what had the focus and has gone leaves it to what stands in its place <- app/enhance/page.ts, app/features/cart/panel/cart-panel.tsx
for (const where of ["page", "drawer"] as const)
  test(`the number of products has the focus after a removal in the cart's ${where}`, async ({
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
    await expect(cart.getByText(/^1 prodotto(,|$)/)).toBeFocused();
  });
