import { expect, it } from "vitest";
import { paymentKinds } from "~/model/payment";
import { orderStatuses } from "~/model/order-status";
import { toOrderStatus } from "../../orders/mapping";
import { toPaymentKind } from "../../payments/mapping";

const ids = Array.from({ length: 200 }, (_, id) => id);

// spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
it("R5: every order state and payment kind has a backend id", () => {
  expect(new Set(ids.map(toOrderStatus))).toEqual(new Set(Object.keys(orderStatuses)));
  expect(new Set(ids.map(toPaymentKind))).toEqual(new Set(Object.keys(paymentKinds)));
});
