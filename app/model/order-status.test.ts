import { describe, expect, expectTypeOf, it } from "vitest";
import {
  isEnded,
  isUnderWay,
  orderStatuses,
  progressStates,
  type EndedStatus,
  type OrderStatus,
} from "./order-status";

const all = Object.keys(orderStatuses) as OrderStatus[];

describe("R5: the states of an order stand in one table", () => {
  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it <- app/model/order-status.ts, app/model/payment.ts, app/features/account/registration/registration-fields.ts, app/ebsn/transport/wire/keys-by-id.ts
  it("what is under way, what ended, and the rest is told by the phase alone", () => {
    expect(all.filter(isUnderWay)).toEqual(["waiting", "ordered", "preparing", "almostReady", "out"]);
    expect(all.filter(isEnded)).toEqual(["cancelled", "invalid", "notCollected", "failed"]);
    expect(all.filter((status) => !isUnderWay(status) && !isEnded(status))).toEqual(["delivered", "partial"]);
  });

  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
  it("the way of an order that goes well has each step once, without gaps", () => {
    expect(progressStates).toEqual(["ordered", "preparing", "almostReady", "out", "delivered"]);
  });

  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
  it("a state that ends without goods is one that the texts of the outcome must know", () => {
    expectTypeOf<EndedStatus>().toEqualTypeOf<"cancelled" | "invalid" | "notCollected" | "failed">();
    expectTypeOf<OrderStatus>().toEqualTypeOf<keyof typeof orderStatuses>();
  });
});
