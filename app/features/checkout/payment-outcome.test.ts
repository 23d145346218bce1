import fc from "fast-check";
import { expect, it } from "vitest";
import { paymentOutcome } from "./payment-outcome";

const card = { id: 1, name: "Carta" };
const onDelivery = { id: 2, name: "Alla consegna" };

it.each([
  [{ status: 2, canPay: true, payment: card }, "pending"],
  [{ status: 3, canPay: false, payment: card }, "paid"],
  [{ status: 3, canPay: false, payment: onDelivery }, "onDelivery"],
  [{ status: 10, canPay: false, payment: card }, "cancelled"],
  [{ status: 10, canPay: false, payment: onDelivery }, "cancelled"],
  [{ status: 11, canPay: false, payment: card }, "cancelled"],
])("%j is %s", (order, outcome) => {
  expect(paymentOutcome(order)).toBe(outcome);
});

it("never asks for the money of an order that is cancelled, nor calls one paid that still can be", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20 }),
      fc.boolean(),
      fc.constantFrom(card, onDelivery),
      (status, canPay, payment) => {
        const outcome = paymentOutcome({ status, canPay, payment });
        if (status === 10) expect(outcome).toBe("cancelled");
        if (outcome === "paid" || outcome === "onDelivery") expect(canPay).toBe(false);
      },
    ),
  );
});
