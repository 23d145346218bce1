import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import type { OrderStatus } from "~/model/order-status";
import { sampleCart } from "~/lib/testing/sample-cart";
import { progressOf, statusView } from "./status-view";

const t = translatorFor(tenants.loggia, "it");
const { address } = sampleCart();
const places = (status: OrderStatus) =>
  progressOf({ status, address }, t)
    .map(({ place }) => place[0])
    .join("");

// spec orders: states of §4 as words, colours and a progress line <- app/features/orders/order/status-view.ts
it("an order that goes well stands at one step, those before are done", () => {
  const statuses = ["ordered", "preparing", "almostReady", "out", "delivered", "partial"] as const;
  // n: now or next, d: done.
  expect(statuses.map(places)).toEqual(["nnnnn", "dnnnn", "ddnnn", "dddnn", "ddddd", "ddddd"]);
  expect(progressOf({ status: "preparing", address }, t).map(({ place }) => place)).toEqual([
    ...["done", "now", "next", "next", "next"],
  ]);
});

// spec orders: states of §4 as words, colours and a progress line
it("an order that ended badly or waits for its payment stands at no step", () => {
  const statuses = ["waiting", "cancelled", "invalid", "notCollected", "failed"] as const;
  expect(statuses.map(places)).toEqual(["", "", "", "", ""]);
  expect(statuses.map((status) => statusView({ status, address }, t).tone)).toEqual([
    ...["warn", "error", "error", "error", "error"],
  ]);
});

// spec orders: a changed order is paid again and takes the old one's place; its cart stays in state 7 while it is locked
it("a replaced order is shown as changed, not as cancelled", () => {
  const order = { status: "cancelled", address, replacedBy: 901 } as const;
  expect(statusView(order, t)).toEqual({ status: "Modificato", tone: "info" });
});

// spec orders: states of §4 as words, colours and a progress line
it("the last step is expected, not done, before delivery", () => {
  const store = address && { ...address, kind: "store" as const };
  const last = (order: Parameters<typeof progressOf>[0]) =>
    progressOf(order, t, { comes: "mer 25 nov, 10:00-12:00" }).at(-1)?.label;
  expect(last({ status: "ordered", address })).toBe("Arrivo previsto");
  expect(last({ status: "ordered", address: store })).toBe("Ritiro previsto");
  expect(last({ status: "delivered", address })).toBe("Consegnato");
});

it("the steps of a pickup and of a part delivery have their own words", () => {
  const store = address && { ...address, kind: "store" as const };
  expect(progressOf({ status: "out", address: store }, t).map(({ label }) => label)).toEqual([
    ...["Ordinato", "In preparazione", "Quasi pronto", "Pronto per il ritiro", "Ritirato"],
  ]);
  expect(progressOf({ status: "partial", address }, t).at(-1)?.label).toBe("Consegnato in parte");
});
