import { expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { Order } from "~/model/order";
import type { Product } from "~/model/product";
import { usualOptions } from "./usual-options";

const cut = {
  parameter: "taglio",
  name: "Taglio",
  mode: "radio" as const,
  values: [
    { key: "intero", name: "Intero" },
    { key: "fette", name: "A fette" },
  ],
};
const bread = sampleProduct({ id: 5, options: [cut] });
const line = (product: Product, options?: Record<string, string>) => ({
  ...{ id: 1, product, quantity: { by: "piece" as const, value: 1 }, total: 100, options },
});
const orderOf = (...items: Order["items"]) => ({ items }) as Order;
const paging = { page: 1, pages: 1, items: 1, pageSize: 8 };
const shopOf = (orders: Order[], user = true) => ({
  session: user ? { user: { id: 7, login: "a@example.com" } } : {},
  ebsn: { orders: { listReadable: vi.fn(async () => ({ orders, paging, unreadable: 0 })) } },
});

it("V6: the choice of the newest order is proposed again", async () => {
  const shop = shopOf([
    orderOf(line(sampleProduct({ id: 6 }), { taglio: "intero" })),
    orderOf(line(bread, { taglio: "fette" })),
    orderOf(line(bread, { taglio: "intero" })),
  ]);
  expect(await usualOptions(shop, bread)).toEqual({ taglio: "fette" });
});

it("S5: falls back to the backend's proposal, else chooses no option", async () => {
  const proposed = { ...bread, options: [{ ...cut, selected: "fette" }] };
  const gone = [orderOf(line(bread, { taglio: "a cubetti" }))];
  expect(await usualOptions(shopOf(gone), proposed)).toEqual({ taglio: "fette" });
  expect(await usualOptions(shopOf(gone), bread)).toEqual({});
  expect(await usualOptions(shopOf([]), { id: 5, options: [{ ...cut, values: [] }] })).toEqual({});
});

it("S5: requests no orders for a visitor, and chooses no option if the orders fail", async () => {
  const visitor = shopOf([], false);
  expect(await usualOptions(visitor, bread)).toEqual({});
  expect(visitor.ebsn.orders.listReadable).not.toHaveBeenCalled();
  const down = shopOf([]);
  down.ebsn.orders.listReadable.mockRejectedValue(new EbsnError("down", "order/list"));
  expect(await usualOptions(down, bread)).toEqual({});
});
