import type { Locator } from "@playwright/test";
import { boxOf } from "./boxes";
import { expect, test } from "./fixtures";
import { good, plain } from "./goods";
import { openCart } from "./open-cart";
import { readyToOrder, withCart } from "./scene";
import { bring, signedIn } from "./visitor";

test.use({ viewport: { width: 1280, height: 900 } });

/** A main column of at most 760 px; what goes with it stands beside, and in reach of the first screen. */
async function expectBeside(main: Locator, side: Locator) {
  const [left, right] = [await boxOf(main), await boxOf(side)];
  expect(left.width).toBeGreaterThan(500);
  expect(left.width).toBeLessThanOrEqual(760);
  expect(right.width).toBeGreaterThan(200);
  expect(right.x).toBeGreaterThanOrEqual(left.right + 16);
  expect(right.y).toBeLessThan(left.bottom);
}

for (const tenant of ["loggia", "quantobasta", "terrecomuni"])
  test(`V17: orders, an order and the account of ${tenant} have a main column and a side on a desk`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who, backend } = await readyToOrder(sandbox.at(tenant));
    await backend.order();
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    const main = page.getByRole("main");

    await page.goto(`${shop(tenant)}/profile/orders`);
    const orders = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Rifai/ }) });
    await expectBeside(orders.first(), main.locator(".orders-tools"));

    await orders
      .first()
      .getByRole("link", { name: /^Vedi l'ordine/ })
      .click();
    await expectBeside(
      main.locator(".order-columns > .card").nth(1),
      main.locator(".order-columns > .card").nth(0),
    );

    await page.goto(`${shop(tenant)}/profile/dashboard`);
    await expectBeside(main.locator(".dashboard-tiles"), main.locator(".profile-who"));
  });

for (const where of ["page", "drawer"] as const)
  test(`V10: on a desk one meter says the minimum of the cart: ${where}`, async ({ page, sandbox }) => {
    const { who } = await withCart(sandbox, [{ good: await good(sandbox, plain), quantity: 1 }]);
    const cart = await openCart(page, who, where);
    await expect(cart.getByText(/spesa minima/).first()).toBeVisible();
    await expect(cart.getByRole("progressbar")).toHaveCount(1);
  });
