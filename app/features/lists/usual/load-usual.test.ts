import { expect, it } from "vitest";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { Order } from "~/model/order";
import type { Product } from "~/model/product";
import { testShop } from "~/platform/testing/test-shop";
import { loadUsual } from "./load-usual";

const order = (id: number, products: Record<number, number>, more: Partial<Order> = {}) =>
  sampleOrder({
    id,
    items: Object.entries(products).map(([product, value]) => ({
      id: Number(product),
      product: sampleProduct({ id: Number(product) }),
      quantity: { by: "piece", value },
      total: 100,
    })),
    ...more,
  });

function usualOf(orders: Order[], more: (id: number) => Partial<Product> | undefined = () => ({})) {
  const listing = async ({ ids = [] }: { ids?: number[] }) => ({
    products: ids.flatMap((id) => {
      const today = more(id);
      return today ? sampleProduct({ id, ...today }) : [];
    }),
    paging: { page: 1, pages: 1, items: 1, pageSize: 12 },
    facets: [],
  });
  const listReadable = async () => ({
    orders,
    paging: { page: 1, pages: 1, items: 1, pageSize: 12 },
    unreadable: 0,
  });
  return loadUsual(testShop({ ebsn: { orders: { listReadable }, catalog: { listing } } }).shop);
}

// spec §2.1: what the shopper buys most is a list by how often, which goes into the cart <- app/features/lists/usual/load-usual.ts, app/features/lists/usual/routes/usual.tsx
it("puts first what stands in most orders, in the quantity of the newest", async () => {
  const { of, items } = await usualOf([
    order(3, { 1: 1, 2: 3 }),
    order(2, { 2: 1 }),
    order(1, { 2: 1, 5: 2 }),
  ]);
  expect(of).toBe(3);
  expect(items.map(({ product, quantity, orders }) => [product.id, quantity.value, orders])).toEqual([
    [2, 3, 3],
    [1, 1, 1],
    [5, 2, 1],
  ]);
});

it("counts no order that was given up or never paid", async () => {
  const given = order(1, { 1: 1 });
  const rest = [order(3, { 9: 1 }, { status: "cancelled" }), order(2, { 9: 1 }, { suspended: true })];
  const { of, items } = await usualOf([...rest, given]);
  expect([of, items.map(({ product }) => product.id)]).toEqual([1, [1]]);
});

it("shows what is sold out, and counts what is gone", async () => {
  const { items, gone } = await usualOf([order(1, { 1: 1, 2: 1 })], (id) =>
    id === 1 ? undefined : { soldOut: true },
  );
  expect(items.map(({ product, quantity }) => [product.id, product.soldOut, quantity.value])).toEqual([
    [2, true, 1],
  ]);
  expect(gone).toBe(1);
});

it("returns no products for a shopper without orders", async () => {
  expect(await usualOf([])).toEqual({ of: 0, items: [], gone: 0 });
});
