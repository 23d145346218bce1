import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { orders } from "../order-tables";
import { status } from "../rules/order-states";

/** Returns a shopper's loyalty points: those of orders delivered by the clock's time. */
export function pointsOf({ db, clock }: Sandbox, userId: number): number {
  const delivered = or(
    and(eq(orders.base, status.ordered), lte(orders.slotEnd, clock.now())),
    and(eq(orders.base, status.ordered), eq(orders.floor, status.delivered)),
    inArray(orders.base, [status.delivered, status.partlyDelivered]),
  );
  const rows = db
    .select({ points: orders.points })
    .from(orders)
    .where(and(eq(orders.userId, userId), delivered))
    .all();
  return rows.reduce((sum, row) => sum + row.points, 0);
}
