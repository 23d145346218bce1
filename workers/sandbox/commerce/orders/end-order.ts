import { and, eq, inArray, lte } from "drizzle-orm";
import { takeStock } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { orders, type OrderRow } from "../order-tables";
import { wireQuantity } from "../rules/quantity";
import { status } from "../rules/order-states";
import { freePlace } from "../slots/slot-places";
import { linesOf } from "./find-order";
import { mailAbout } from "./order-mail";

/** Gives back what an order had taken: goods and its place. */
export function giveBack(sandbox: Sandbox, orderId: number): void {
  for (const line of linesOf(sandbox, orderId)) {
    takeStock(sandbox, line.productId, -wireQuantity({ by: line.unit }, line.amount));
  }
  freePlace(sandbox, orderId);
}

const transactionCancelled = 5;

/** Cancels an order: goods and place are given back, the shopper gets a mail. */
export function cancelOrder(sandbox: Sandbox, order: OrderRow): void {
  sandbox.db
    .update(orders)
    .set({ base: status.cancelled, transactionStatus: transactionCancelled })
    .where(eq(orders.orderId, order.orderId))
    .run();
  giveBack(sandbox, order.orderId);
  mailAbout(sandbox, order, "cancelled");
}

/** Applies what has fallen due since the last call: orders that were not paid in time are cancelled. */
export function settle(sandbox: Sandbox): void {
  const late = sandbox.db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.base, [status.waiting, status.suspended]),
        lte(orders.payBefore, sandbox.clock.now()),
      ),
    )
    .all();
  if (late.length > 0) sandbox.transaction(() => late.forEach((order) => cancelOrder(sandbox, order)));
}
