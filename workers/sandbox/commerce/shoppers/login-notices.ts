import { and, eq, inArray } from "drizzle-orm";
import { infos, warnings } from "../../kernel/messages";
import type { Sandbox } from "../../kernel/sandbox";
import { pointsOf } from "../cart/points";
import { orders } from "../order-tables";
import type { Notices } from "../refusal";
import { status } from "../rules/order-states";
import { shoppers, type ShopperRow } from "../tables";

/**
 * Returns the messages after a login: points earned since the last login, and orders that wait for
 * payment.
 */
export function loginNotices(sandbox: Sandbox, { userId, pointsShown }: ShopperRow): Notices {
  const points = pointsOf(sandbox, userId);
  const waiting = sandbox.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.base, [status.waiting, status.suspended])))
    .all();
  sandbox.db.update(shoppers).set({ pointsShown: points }).where(eq(shoppers.userId, userId)).run();
  return {
    infos: points > pointsShown ? [infos.pointsEarned(points - pointsShown)] : [],
    warnings: waiting.map(({ orderId }) => warnings.paymentDue(orderId)),
  };
}
