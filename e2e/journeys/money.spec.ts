import type { Locator } from "@playwright/test";
import { expect, onServer, test } from "../fixtures";
import { byWeight, dear, euro, good, plain } from "../goods";
import { openCart } from "../open-cart";
import { withCart } from "../scene";
import { acceptTerms, orderButton, orderIdOf, signIn } from "../steps";

const words = async (scope: Locator) => (await scope.innerText()).replaceAll("\u00a0", " ");
const amount = String.raw`\d+,\d\d €`;
/** Range of the total, held amount and promo saving, as the page shows them. */
const figuresOf = async (scope: Locator) => {
  const text = await words(scope);
  const first = (pattern: string) => new RegExp(pattern).exec(text)?.[1];
  return {
    range: first(`Con i prodotti a peso: (${amount} – ${amount})`),
    held: first(`Importo bloccato(?: se paghi online)?\\s+(${amount})`),
    saving: first(`In promozione risparmi (${amount})`),
  };
};

// spec paying: V9, U5: cart, drawer, checkout, payment, outcome and order say the same estimate, range, held amount and saving <- app/features/cart/panel/buy-bar.tsx, app/features/checkout/summary/amount-rows.tsx
test("V9, U5: range, held amount and saving agree on every page from cart to order", async ({
  page,
  sandbox,
  script,
}) => {
  const { who, backend } = await withCart(sandbox, [
    { good: await good(sandbox, byWeight), quantity: 2 },
    { good: await good(sandbox, (one) => plain(one) && Boolean(one.priceStandardDisplay)), quantity: 2 },
    { good: await good(sandbox, dear), quantity: 5 },
  ]);
  const { totalPrice, estimatedMax } = await backend.cart();
  const range = `${euro(totalPrice)} – ${euro(estimatedMax)}`.replaceAll("\u00a0", " ");
  const most = `fino a ${euro(estimatedMax)}`.replaceAll("\u00a0", " ");

  const main = page.getByRole("main");
  await signIn(page, who, "/cart");
  const { saving } = await figuresOf(main);
  expect(saving).toBeDefined();
  if (script === "on") {
    const drawer = await openCart(page, who, "drawer");
    await expect(drawer.locator(".buybar-total")).toContainText("fino a");
    expect(await figuresOf(drawer)).toMatchObject({ range, saving });
    expect(await words(drawer.locator(".buybar-total"))).toContain(most);
    await page.goto("/cart");
  }
  expect(await figuresOf(main)).toMatchObject({ range, saving });
  expect(await words(main.locator(".buybar-total"))).toContain(most);
  await page.goto("/checkout");
  expect(await figuresOf(main)).toMatchObject({ range, saving });
  await acceptTerms(page);
  await expect(orderButton(page)).toBeVisible();
  const paying = await figuresOf(main);
  expect(paying).toMatchObject({ range, saving });
  expect(paying.held).toBeDefined();

  await page.getByRole("radio", { name: "Carta di credito o debito" }).check();
  await orderButton(page).click();
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  const id = orderIdOf(page);
  expect(await figuresOf(main)).toMatchObject({ range, held: paying.held });
  await page.goto(`/profile/orders/${id}`);
  expect(await figuresOf(main)).toMatchObject({ range, held: paying.held });
});

// spec orders: V20: the calendar on the outcome of an order <- app/features/checkout/routes/payment-completed.tsx
test(
  "V20: a completed order offers its calendar file and counts products and pieces",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 5 }]);
    const id = await backend.order();
    await signIn(page, who, `/cart/payment-completed/${id}`);
    await expect(page.getByRole("link", { name: "Aggiungi al calendario" })).toHaveAttribute(
      "href",
      `/profile/orders/${id}/slot.ics`,
    );
    await expect(page.getByRole("heading", { name: "1 prodotto, 5 pezzi" })).toBeVisible();
    await page.goto("/profile/orders");
    await expect(page.getByRole("main")).toContainText("1 prodotto, 5 pezzi");
  },
);
