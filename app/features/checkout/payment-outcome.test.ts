import fc from "fast-check";
import { expect, it } from "vitest";
import type { Order } from "~/model/order";
import { afterOrdering, afterRefusal } from "./outcome-texts";
import { paymentOutcome, type PaymentOutcome } from "./payment-outcome";

const card = { kind: "card" as const, name: "Carta" };
const ended = ["cancelled", "invalid", "notCollected", "failed"] as const;
const onDelivery = { kind: "onDelivery" as const, name: "Alla consegna" };

it.each<[Parameters<typeof paymentOutcome>[0], PaymentOutcome]>([
  [{ status: "waiting", canPay: true, payment: card }, "pending"],
  [{ status: "ordered", canPay: false, payment: card }, "paid"],
  [{ status: "ordered", canPay: false, payment: onDelivery }, "onDelivery"],
  [{ status: "cancelled", canPay: false, payment: card }, "cancelled"],
  [{ status: "cancelled", canPay: false, payment: onDelivery }, "cancelled"],
  [{ status: "invalid", canPay: false, payment: card }, "invalid"],
  [{ status: "notCollected", canPay: false, payment: onDelivery }, "notCollected"],
  [{ status: "failed", canPay: false, payment: card }, "failed"],
])("S7: %j is %s", (order, outcome) => {
  expect(paymentOutcome(order)).toBe(outcome);
});

it("never asks for the money of an order that is cancelled, nor calls one paid that still can be", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Order["status"][]>("waiting", "ordered", "preparing", "delivered", ...ended),
      fc.boolean(),
      fc.constantFrom(card, onDelivery),
      (status, canPay, payment) => {
        const outcome = paymentOutcome({ status, canPay, payment });
        const ending = ended.find((one) => one === status);
        if (ending) {
          expect(outcome).toBe(ending);
          expect([afterOrdering[ending].kind, afterRefusal[ending].kind]).toEqual(["error", "error"]);
        }
        if (outcome === "paid" || outcome === "onDelivery") expect(canPay).toBe(false);
      },
    ),
  );
});
