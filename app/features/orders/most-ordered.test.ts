import { expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { OrderItem } from "~/model/order";
import { mostOrdered } from "./most-ordered";

const line = (id: number, more: Partial<OrderItem> = {}): OrderItem => ({
  ...{ id, product: sampleProduct({ id }), quantity: { by: "piece", value: 1 }, total: 100 },
  ...more,
});

it("counts a product once per order, without missing lines", () => {
  const twice = { items: [line(5), line(5, { options: { taglio: "fette" } })] };
  const missing = { items: [line(6, { missing: true }), line(7)] };
  const counted = mostOrdered([twice, missing, { items: [line(7)] }]);
  expect(counted.map(({ item, orders }) => [item.product.id, orders])).toEqual([
    [7, 2],
    [5, 1],
  ]);
});

it("keeps how much of it the newest order brought", () => {
  const newest = { items: [line(7, { quantity: { by: "piece", value: 3 } })] };
  const [most] = mostOrdered([newest, { items: [line(7)] }]);
  expect(most?.item.quantity.value).toBe(3);
});
