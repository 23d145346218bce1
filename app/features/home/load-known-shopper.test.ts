import { expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { Order } from "~/model/order";
import type { Product } from "~/model/product";
import type { IsoDate } from "~/model/time";
import { testShop } from "~/platform/testing/test-shop";
import { loadKnownShopper } from "./load-known-shopper";

const paging = { page: 1, pages: 1, items: 1, pageSize: 8 };
const line = (id: number) => ({
  id,
  product: sampleProduct({ id }),
  quantity: { by: "piece" as const, value: 1 },
  total: 100,
});
const order = (id: number, products: number[], more: Partial<Order> = {}) =>
  sampleOrder({ id, items: products.map((product) => line(product)), ...more });

function shopOf(
  orders: Order[],
  sold: (ids: number[]) => Product[] = (ids) => ids.map((id) => sampleProduct({ id })),
) {
  const listReadable = vi.fn(async () => ({ orders, paging, unreadable: 0 }));
  const listing = async ({ ids = [] }: { ids?: number[] }) => ({ products: sold(ids), paging, facets: [] });
  const { shop } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      today: () => ({ date: "2026-11-24", time: "09:00" }),
      orders: { listReadable },
      catalog: { listing },
    },
  });
  return shop;
}

// spec §2.1: the home of who has ordered before begins with the last order and what they buy most <- app/features/home/load-known-shopper.ts, app/features/home/known-shopper.tsx
it("loads the newest order not given up, and the goods in most orders as sold today", async () => {
  const cancelled = order(4, [9], { status: "cancelled" });
  const unpaid = order(3, [9], { suspended: true });
  const known = await loadKnownShopper(shopOf([cancelled, unpaid, order(2, [1, 2]), order(1, [3, 2])]));
  expect(known?.last).toMatchObject({ id: 2, own: true });
  expect(known?.usual.map(({ id }) => id)).toEqual([2, 1, 3]);
});

it("leaves out what is sold out or gone", async () => {
  const sold = () => [sampleProduct({ id: 1, soldOut: true }), sampleProduct({ id: 3 })];
  expect((await loadKnownShopper(shopOf([order(1, [1, 2, 3])], sold)))?.usual.map(({ id }) => id)).toEqual([
    3,
  ]);
});

it("returns undefined for a visitor or without an order", async () => {
  const { shop } = testShop();
  expect(await loadKnownShopper(shop)).toBeUndefined();
  expect(await loadKnownShopper(shopOf([]))).toBeUndefined();
});

it.each(["down", "session", "unreadable"] as const)(
  "a backend that fails (%s) leaves the home as it is",
  async (kind) => {
    const shop = shopOf([order(1, [1])]);
    const fails = () => Promise.reject(new EbsnError(kind, "x"));
    const { orders } = shop.ebsn;
    const withOrders = { ...shop, ebsn: { ...shop.ebsn, orders: { listReadable: fails } } };
    expect(await loadKnownShopper(withOrders)).toBeUndefined();
    const withGoods = { ...shop, ebsn: { ...shop.ebsn, orders, catalog: { listing: fails } } };
    expect(await loadKnownShopper(withGoods)).toMatchObject({ last: { id: 1 }, usual: [] });
  },
);

it("names the open order that is delivered first", async () => {
  const on = (id: number, date: IsoDate, more: Partial<Order> = {}) =>
    order(id, [id], { slot: { id: 1, date, begin: "10:00", end: "12:00", autoAssigned: false }, ...more });
  const orders = [
    on(5, "2026-11-28"),
    on(4, "2026-11-25"),
    on(3, "2026-11-24", { status: "delivered" }),
    on(2, "2026-11-23"),
  ];
  expect((await loadKnownShopper(shopOf(orders)))?.next).toMatchObject({ id: 4 });
  expect((await loadKnownShopper(shopOf(orders.slice(2))))?.next).toBeUndefined();
});

it("counts the last order's available goods, but not of a long order", async () => {
  const sold = (ids: number[]) => ids.map((id) => sampleProduct({ id, soldOut: id === 2 }));
  expect(await loadKnownShopper(shopOf([order(1, [1, 2, 3])], sold))).toMatchObject({
    available: { count: 2, of: 3 },
  });
  const long = Array.from({ length: 25 }, (_, id) => id + 1);
  expect((await loadKnownShopper(shopOf([order(1, long)])))?.available).toBeUndefined();
});
