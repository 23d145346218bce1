import { expect, it } from "vitest";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { readReorder } from "./read-reorder";
import { action } from "./routes/again";

const form = (...fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

it("reads lines once each, and leaves out what is none", () => {
  const lines = ["1", "w2", "1", "../3", "w", "", "1e3"].map((line): [string, string] => ["line", line]);
  expect(readReorder(form(...lines, ["addressId", "70"]))).toEqual({ lines: ["1", "w2"], addressId: 70 });
  expect(readReorder(form(["addressId", "-1"]))).toEqual({ lines: [], addressId: undefined });
});

it("nothing chosen is said at the form", async () => {
  const { context } = orderShop({ orders: { view: async () => sampleOrder({ id: 900 }) } });
  const answer = await action({ context, ...posted("900") });
  expect(answer).toMatchObject({ data: { error: "orders.diff.nothing" }, init: { status: 422 } });
});
