import { expect, it } from "vitest";
import { pieces, sampleProduct } from "~/lib/testing/sample-product";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { readReorder } from "./read-reorder";
import { action } from "./routes/again";

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

it("reads each valid line once", () => {
  const lines = ["1", "w2", "1", "../3", "w", "", "1e3"].map((line): [string, string] => ["line", line]);
  expect(readReorder(form(...lines, ["addressId", "70"]))).toEqual({
    lines: ["1", "w2"],
    typed: {},
    sure: {},
    addressId: 70,
  });
  const none = { lines: [], typed: {}, sure: {}, addressId: undefined };
  expect(readReorder(form(["addressId", "-1"]))).toEqual(none);
});

it("W10: reads the quantities of the chosen lines, and the yes to them", () => {
  const fields = form(["line", "1"], ["quantity.1", "60"], ["sure.1", "60"], ["quantity.2", "3"]);
  expect(readReorder(fields)).toMatchObject({ lines: ["1"], typed: { 1: "60" }, sure: { 1: "60" } });
});

const product = sampleProduct({ rule: { ...pieces, max: 99 } });
const press = async (...fields: [string, string][]) => {
  const { context } = orderShop({
    orders: {
      view: async () =>
        sampleOrder({
          id: 900,
          items: [{ id: 1, product, quantity: { by: "piece", value: 2 }, total: 298 }],
        }),
    },
    catalog: {
      listing: async () => ({
        products: [product],
        paging: { page: 1, pages: 1, items: 1, pageSize: 50 },
        facets: [],
      }),
    },
  });
  return action({ context, ...posted("900", fields) });
};

it("reports an empty choice at the form", async () => {
  expect(await press()).toMatchObject({
    data: { errors: [{ id: "order-again", text: "orders.diff.nothing" }] },
    init: { status: 422 },
  });
});

it.each([
  ["tanti", "cart.errors.quantity", {}],
  ["60", "cart.beyond.text", { more: { value: 60, yes: "cart.beyond.yes" } }],
])("W10: shows the error of quantity %s at its line and keeps it", async (typed, text, more) => {
  const field = { value: typed, error: text, ...more };
  expect(await press(["line", "1"], ["quantity.1", typed])).toMatchObject({
    data: {
      errors: [{ id: "quantity-1", text }],
      again: { groups: [{ lines: [{ key: "1", chosen: true, field }] }] },
    },
    init: { status: 422 },
  });
});
