import { expect, it } from "vitest";
import { productOf } from "~/features/cart/testing/lossy-cart";
import { sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { usualToCart } from "./usual-to-cart-action";

it("W2: keeps the prices that were shown when it became pending", async () => {
  const product = productOf(1);
  const quantity = { by: "piece" as const, value: 2 };
  const usual = { of: 3, items: [{ itemId: 1, product, quantity, orders: 3 }], gone: 0 };
  const { shop } = testShop();
  const kept = (data: { shown?: Record<string, number> }, loaded = { usual, cart: sampleCart() }) =>
    usualToCart.withShown?.(shop, data, loaded);
  expect(await kept({})).toEqual({ shown: { 1: product.price?.now } });
  expect(await kept({ shown: { 1: 5 } })).toEqual({ shown: { 1: 5 } });
  expect(usualToCart.schema.parse(await kept({}))).toEqual(await kept({}));
});
