import type { Order } from "~/model/order";

/** How an order stands with its payment (§4, §9): money is waited for, comes with the goods, came, or is not wanted any more. */
export type PaymentOutcome = "pending" | "cancelled" | "onDelivery" | "paid";

const ended: Order["status"][] = ["cancelled", "invalid"];

export function paymentOutcome({
  status,
  canPay,
  payment,
}: Pick<Order, "status" | "canPay" | "payment">): PaymentOutcome {
  if (ended.includes(status)) return "cancelled";
  if (canPay) return "pending";
  return payment.kind === "onDelivery" ? "onDelivery" : "paid";
}
