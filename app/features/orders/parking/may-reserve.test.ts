import { expect, it } from "vitest";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleOrder } from "../testing/sample-order";
import { mayReserve } from "./may-reserve";

it("T15: a parking place is offered to who collects at a store, not at a locker", () => {
  const { address } = sampleCart();
  const at = (kind: "home" | "store" | "locker") =>
    mayReserve(sampleOrder({ status: "almostReady", address: address && { ...address, kind } }));
  expect([at("home"), at("store"), at("locker")]).toEqual([false, true, false]);
});
