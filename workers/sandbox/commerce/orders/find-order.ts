import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import type { WantedItem } from "../cart/add-items";
import { transaction } from "../checkout/payment";
import { paidBy } from "../checkout/payment-types";
import { orderGifts, type OrderGiftRow } from "../gift-tables";
import { orderLines, orders, type OrderLineRow, type OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { status, statusAt, type OrderCourse } from "../rules/order-states";

/** Returns a shopper's own order; throws for another shopper's. */
export function ownOrder({ db }: Sandbox, userId: number, orderId: number): OrderRow {
  const row = db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)))
    .get();
  if (!row) throw new Refusal("msg.order.unknown");
  return row;
}

export const findOrder = ({ db }: Sandbox, orderId: number): OrderRow | undefined =>
  db.select().from(orders).where(eq(orders.orderId, orderId)).get();

export const linesOf = ({ db }: Sandbox, orderId: number): OrderLineRow[] =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.orderItemId).all();

export const giftsOfOrder = ({ db }: Sandbox, orderId: number): OrderGiftRow[] =>
  db.select().from(orderGifts).where(eq(orderGifts.orderId, orderId)).all();

/** §4: the order's state at the clock's time. */
export const statusNow = ({ clock }: Sandbox, order: OrderCourse): number => statusAt(order, clock.now());

/**
 * §3: the payment's state at the clock's time. The delivery confirms an authorised payment or a
 * payment at the door.
 */
export function transactionNow(sandbox: Sandbox, order: OrderRow): number {
  const { transactionStatus, paymentTypeId } = order;
  const current = statusNow(sandbox, order);
  const received = current === status.delivered || current === status.partlyDelivered;
  return received && paidBy(paymentTypeId) !== "later" ? transaction.confirmed : transactionStatus;
}

/** Returns an order's products, to add them to a cart again. */
export function itemsOfOrder(sandbox: Sandbox, userId: number, orderId: number): WantedItem[] {
  const { orderId: own } = ownOrder(sandbox, userId, orderId);
  return linesOf(sandbox, own).map(({ productId, amount, options }) => ({ productId, amount, options }));
}
