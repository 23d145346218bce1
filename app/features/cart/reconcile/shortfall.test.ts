import { expect, it } from "vitest";
import { testShop } from "~/platform/testing/test-shop";
import { flashShortfall } from "./shortfall";
import { productOf } from "../testing/lossy-cart";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";

/** What is said of a cart that holds `held` where `asked` was asked for, each by product. */
function told(held: Record<number, number>, asked: Record<number, number>) {
  const { shop, done } = testShop();
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const items = Object.entries(held).map(([id, value]) =>
    sampleItem(productOf(Number(id)), { itemId: Number(id), quantity: { by: "piece", value } }),
  );
  const all = Object.entries(asked).map(([id, value]) => ({
    product: { ...productOf(Number(id)), name: `P${id}` },
    asked: value,
  }));
  const count = flashShortfall({ ...shop, t }, sampleCart({ items }), all);
  return { count, texts: done.flashes.map(({ text }) => text) };
}

it("says nothing where the cart holds all that was asked for, or more", () => {
  expect(told({ 1: 2, 2: 9 }, { 1: 2, 2: 3 })).toEqual({ count: 2, texts: [] });
});

it("a product that is in the cart in a smaller quantity is not called missing: it is named with what there is", () => {
  const { count, texts } = told({ 1: 2, 2: 1 }, { 1: 2, 2: 3, 3: 1 });
  expect(count).toBe(2);
  expect(texts[0]).toBe('cart.short.missed {"names":"P3"}');
  expect(texts[1]).toMatch(/^cart\.short\.less .*P2 \(.*"1/s);
  expect(texts).toHaveLength(2);
});

it("names three and counts the rest", () => {
  expect(told({}, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }).texts[0]).toMatch(/P1, P2, P3.*2/s);
});
