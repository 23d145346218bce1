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

describe("R5: order states are in one table", () => {
  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it <- app/model/order-status.ts, app/model/payment.ts, app/features/account/registration/registration-fields.ts, app/ebsn/transport/wire/keys-by-id.ts
  it("the phase alone decides if an order is under way, ended or neither", () => {
    expect(all.filter(isUnderWay)).toEqual(["waiting", "ordered", "preparing", "almostReady", "out"]);
    expect(all.filter(isEnded)).toEqual(["cancelled", "invalid", "notCollected", "failed"]);
    expect(all.filter((status) => !isUnderWay(status) && !isEnded(status))).toEqual(["delivered", "partial"]);
  });

  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
  it("progressStates lists each step of a successful order once", () => {
    expect(progressStates).toEqual(["ordered", "preparing", "almostReady", "out", "delivered"]);
  });

  // spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
  it("EndedStatus contains exactly the states that end without goods", () => {
    expectTypeOf<EndedStatus>().toEqualTypeOf<"cancelled" | "invalid" | "notCollected" | "failed">();
    expectTypeOf<OrderStatus>().toEqualTypeOf<keyof typeof orderStatuses>();
  });
});
