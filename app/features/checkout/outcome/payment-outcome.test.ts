import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { Order } from "~/model/order";
import type { PaymentKind } from "~/model/payment";
import { outcomePath } from "./outcome-path";
import { completedTexts, paymentErrorTexts } from "./outcome-texts";
import { paymentOutcome, type PaymentOutcome } from "./payment-outcome";

const ended = ["cancelled", "invalid", "notCollected", "failed"] as const;
const atProvider: PaymentKind[] = ["card", "online", "wallet"];
const kinds: PaymentKind[] = [
  ...atProvider,
  "onDelivery",
  "deferred",
  "bankTransfer",
  "summaryInvoice",
  "mealTicket",
  "mealCard",
  "other",
];

type Standing = Partial<Pick<Order, "status" | "suspended" | "transaction" | "canPay">> & {
  kind?: PaymentKind;
};
const orderOf = ({ kind = "card", ...more }: Standing): Order =>
  sampleOrder({ payment: { id: 1, kind, name: "" }, ...more });
const waiting = { status: "waiting", canPay: true } as const;

// spec §4: a payment's outcome is shown by state and kind of payment <- app/features/checkout/outcome/payment-outcome.ts
// spec attacked: S7 what became of an order that ended badly <- app/features/checkout/outcome/payment-outcome.ts
it.each<[Standing, PaymentOutcome]>([
  [waiting, "pending"],
  [{ ...waiting, transaction: "inProgress" }, "pending"],
  [{ ...waiting, transaction: "error", suspended: true }, "refused"],
  [{ ...waiting, transaction: "error" }, "refused"],
  [{ ...waiting, transaction: "inProgress", suspended: true }, "left"],
  [{ ...waiting, kind: "bankTransfer" }, "transfer"],
  [{ status: "waiting", canPay: false, kind: "bankTransfer" }, "transfer"],
  [{ status: "waiting", canPay: false }, "pending"],
  [{ status: "ordered" }, "paid"],
  [{ status: "ordered", kind: "bankTransfer" }, "paid"],
  [{ status: "ordered", kind: "onDelivery" }, "onDelivery"],
  [{ status: "ordered", kind: "mealTicket" }, "onDelivery"],
  [{ status: "ordered", kind: "mealCard" }, "onDelivery"],
  [{ status: "ordered", kind: "deferred" }, "later"],
  [{ status: "ordered", kind: "summaryInvoice" }, "later"],
  [{ status: "ordered", kind: "other" }, "later"],
  [{ status: "cancelled" }, "cancelled"],
  [{ status: "cancelled", kind: "onDelivery" }, "cancelled"],
  [{ status: "invalid" }, "invalid"],
  [{ status: "notCollected", kind: "onDelivery" }, "notCollected"],
  [{ status: "failed" }, "failed"],
])("S7: %j is %s", (order, outcome) => {
  expect(paymentOutcome(orderOf(order))).toBe(outcome);
});

const anyStanding = fc.record({
  status: fc.constantFrom<Order["status"][]>("waiting", "ordered", "preparing", "delivered", ...ended),
  suspended: fc.boolean(),
  transaction: fc.constantFrom<Order["transaction"][]>(
    ...([undefined, "error", "inProgress", "authorised", "confirmed", "reversed", "cancelled"] as const),
  ),
  canPay: fc.boolean(),
  kind: fc.constantFrom(...kinds),
});

// spec §4: a payment's outcome is shown by state and kind of payment
it("never asks money for an ended order, nor calls a payable order paid", () => {
  fc.assert(
    fc.property(anyStanding, (standing) => {
      const outcome = paymentOutcome(orderOf(standing));
      const ending = ended.find((one) => one === standing.status);
      if (ending) {
        expect(outcome).toBe(ending);
        expect([completedTexts[ending].kind, paymentErrorTexts[ending].kind]).toEqual(["error", "error"]);
      }
      if (["paid", "onDelivery", "later"].includes(outcome)) {
        expect(standing.canPay).toBe(false);
        expect(standing.status).not.toBe("waiting");
      }
      if (outcome === "refused" || outcome === "left") expect(completedTexts[outcome].kind).toBe("error");
    }),
  );
});

describe("the page an order leads to", () => {
  it("is the error page if suspended, and a polling page while the provider is awaited", () => {
    expect(outcomePath(orderOf({ ...waiting, suspended: true }))).toBe("/cart/payment-error/100015");
    expect(outcomePath(orderOf(waiting))).toBe("/cart/payment-completed/100015?look=1");
    for (const more of [
      { kind: "bankTransfer", ...waiting },
      { status: "ordered" },
      { status: "cancelled" },
    ] as const)
      expect(outcomePath(orderOf(more))).toBe("/cart/payment-completed/100015");
  });
});
