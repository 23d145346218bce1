import type { Order } from "~/model/order";
import { isEnded, type EndedStatus } from "~/model/order-status";
import { paymentKinds, type PaymentKind } from "~/model/payment";

/**
 * How an order stands with its payment (§3, §4, §9), as order and transaction tell it: the provider has not answered, has refused, or was left;
 * a bank transfer is waited for; the money comes with the goods, or later; it came; or the order ended without its goods.
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

/** Whether the money comes through a payment provider's page. */
export const paysAtProvider = (kind: PaymentKind): boolean => paymentKinds[kind].paid === "provider";

/** How an order stands that waits for no payment any more. */
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

/** The payment did not come about, and the order is suspended until it does (§4). */
export const isSuspended = (outcome: PaymentOutcome): boolean => outcome === "refused" || outcome === "left";

/** Whether the chain's statistics count the order as sent, whenever it is paid. */
export const isSent = (outcome: PaymentOutcome): boolean =>
  outcome === "transfer" || outcome === "onDelivery" || outcome === "later" || outcome === "paid";
