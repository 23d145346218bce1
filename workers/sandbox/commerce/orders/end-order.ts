import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { takeStock } from "../../catalogue-api/product-row";
import { addDays } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { giveGift } from "../cart/gift-code";
import { undoPayments } from "../checkout/authorisations";
import { forgetDueDate } from "../checkout/due-dates";
import { giftCertificates } from "../gift-tables";
import { orders, type OrderRow } from "../order-tables";
import { giftDays } from "../rules/gifts";
import { wireQuantity } from "../rules/quantity";
import { status } from "../rules/order-states";
import { freePlace } from "../slots/slot-places";
import { linesOf } from "./find-order";
import { mailAbout } from "./order-mail";

/** Returns an order's products to the stock and frees its place in the slot. */
export function giveBack(sandbox: Sandbox, orderId: number): void {
  for (const line of linesOf(sandbox, orderId)) {
    takeStock(sandbox, line.productId, -wireQuantity({ by: line.unit }, line.amount));
  }
  freePlace(sandbox, orderId);
}

/** Cancels an order: gives back stock, slot and money, and mails the shopper. */
export function cancelOrder(sandbox: Sandbox, order: OrderRow): void {
  endOrder(sandbox, order, status.cancelled);
  mailAbout(sandbox, order, "cancelled");
}

/** Ends an order without delivery. */
export function endOrder(sandbox: Sandbox, { orderId }: OrderRow, base: number): void {
  const transactionStatus = undoPayments(sandbox, orderId);
  forgetDueDate(sandbox, orderId);
  sandbox.db
    .update(orders)
    .set({ base, transactionStatus, heldCents: 0 })
    .where(eq(orders.orderId, orderId))
    .run();
  giveBack(sandbox, orderId);
}

/**
 * Applies all events due since the last call: cancels unpaid orders and grants the gifts of
 * deliveries.
 */
export function settle(sandbox: Sandbox): void {
  giveWhatDeliveriesBring(sandbox);
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

function giveWhatDeliveriesBring(sandbox: Sandbox): void {
  const { db, clock } = sandbox;
  const delivered = or(
    and(
      eq(orders.base, status.ordered),
      or(lte(orders.slotEnd, clock.now()), eq(orders.floor, status.delivered)),
    ),
    inArray(orders.base, [status.delivered, status.partlyDelivered]),
  );
  const due = db
    .select({ order: orders })
    .from(orders)
    .leftJoin(giftCertificates, eq(giftCertificates.fromOrderId, orders.orderId))
    .where(and(gt(orders.giftToCome, 0), isNull(giftCertificates.giftId), delivered))
    .all();
  for (const { order } of due)
    giveGift(sandbox, {
      userId: order.userId,
      code: `BUONO${order.orderId}`,
      description: `Buono sconto dell'ordine ${order.orderId}`,
      cents: order.giftToCome,
      byHand: false,
      validTo: addDays(clock.today(), giftDays),
      fromOrderId: order.orderId,
    });
}
