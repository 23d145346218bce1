import type { Order } from "~/model/order";
import { isEnded, type EndedStatus } from "~/model/order-status";
import { paymentKinds, type PaymentKind } from "~/model/payment";

/**
 * Outcome of an order's payment (§3, §4, §9), derived from order and transaction:
 * - "pending": the provider's response is still missing
 * - "refused": the provider has refused the payment
 * - "left": the shopper has left the provider's page
 * - "transfer": a bank transfer is expected
 * - "onDelivery" and "later": the money comes with the goods, or later
 * - "paid": the money has come
 * - `EndedStatus`: the order ended without its goods
 */
export type PaymentOutcome =
  | "pending"
  | "refused"
  | "left"
  | "transfer"
  | "onDelivery"
  | "later"
  | "paid"
  | EndedStatus;

type Standing = Pick<Order, "status" | "suspended" | "transaction" | "canPay"> & {
  payment: { kind: PaymentKind };
};

/** True if the money comes through a payment provider's page. */
export const paysAtProvider = (kind: PaymentKind): boolean => paymentKinds[kind].paid === "provider";

/** Outcome of an order that no longer waits for a payment. */
const outcomes = {
  provider: "paid",
  transfer: "paid",
  door: "onDelivery",
  later: "later",
  unknown: "later",
} as const satisfies Record<(typeof paymentKinds)[PaymentKind]["paid"], PaymentOutcome>;

export function paymentOutcome({
  status,
  suspended,
  transaction,
  canPay,
  payment: { kind },
}: Standing): PaymentOutcome {
  const { paid } = paymentKinds[kind];
  if (isEnded(status)) return status;
  if (canPay || status === "waiting") {
    if (paid === "transfer") return "transfer";
    if (transaction === "error") return "refused";
    return suspended ? "left" : "pending";
  }
  return outcomes[paid];
}

/** True if the payment failed, which suspends the order until it is paid (§4). */
export const isSuspended = (outcome: PaymentOutcome): boolean => outcome === "refused" || outcome === "left";

/** True if the tenant's statistics count the order as sent, regardless of the time of payment. */
export const isSent = (outcome: PaymentOutcome): boolean =>
  outcome === "transfer" || outcome === "onDelivery" || outcome === "later" || outcome === "paid";
