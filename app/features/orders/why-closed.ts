import type { Order } from "~/model/order";
import { isUnderWay } from "~/model/order-status";

type Reason = "waiting" | "card" | "taken" | "over";

/**
 * Reason why an order cannot be changed (§4): paid by card, not paid yet, taken charge of, or over.
 */
export function whyClosed({ status, payment }: Pick<Order, "status" | "payment">): Reason {
  if (status === "waiting") return "waiting";
  if (status === "ordered" && payment.kind === "card") return "card";
  return isUnderWay(status) ? "taken" : "over";
}
