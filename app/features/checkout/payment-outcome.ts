import type { Order } from "~/model/order";

type Ended = Extract<Order["status"], "cancelled" | "invalid" | "notCollected" | "failed">;
/** How an order stands with its payment (§4, §9): money is waited for, comes with the goods, came, or the order ended without its goods. */
export type PaymentOutcome = "pending" | "onDelivery" | "paid" | Ended;

const endings: readonly Ended[] = ["cancelled", "invalid", "notCollected", "failed"];

export function paymentOutcome({
  status,
  canPay,
  payment,
}: Pick<Order, "status" | "canPay" | "payment">): PaymentOutcome {
  const ended = endings.find((ending) => ending === status);
  if (ended) return ended;
  if (canPay) return "pending";
  return payment.kind === "onDelivery" ? "onDelivery" : "paid";
}
