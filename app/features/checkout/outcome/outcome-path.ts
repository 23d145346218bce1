import { withQuery, type Path } from "~/lib/path";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { pollField } from "./poll-again";
import { isSuspended, paymentOutcome } from "./payment-outcome";

/**
 * Returns the page that shows the outcome of this order's payment; while the payment is pending,
 * that page polls.
 */
export function outcomePath(order: Order): Path {
  const outcome = paymentOutcome(order);
  if (isSuspended(outcome)) return paths.paymentError(order.id);
  const completed = paths.paymentCompleted(order.id);
  return outcome === "pending" ? withQuery(completed, { [pollField]: "1" }) : completed;
}
