import { and, eq } from "drizzle-orm";
import type { Sandbox, SessionRow } from "../../kernel/sandbox";
import { currentCart, isLocked, updateCart, warehouseIdOf } from "../cart/current-cart";
import { viewCart, type CartView } from "../cart/view-cart";
import { findOrder } from "../orders/find-order";
import { purchases, type OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { allowed } from "../rules/order-states";
import { beginPayment, termsOf } from "./begin-payment";
import type { Purchase } from "./payment";
import { paymentTypesFor } from "./payment-types";
import { placeOrder, replaceOrder } from "./place-order";
import { dearer } from "./prepare";

/** Warehouses that send an invoice on request (§9). */
const invoicing = [89];

/**
 * Returns the stored response for this shopper's idempotency key. Keys of other shoppers do not
 * match.
 */
function answered({ db }: Sandbox, userId: number, key: string | undefined): unknown {
  if (key === undefined) return undefined;
  const row = db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.key, key)))
    .get();
  return row && JSON.parse(row.answer);
}

/**
 * Returns the order that a cart changes. It must still be changeable, and its authorised amount
 * must cover the new total.
 */
function changedOrder(sandbox: Sandbox, { cart, totals }: CartView): OrderRow | undefined {
  const order = cart.changesOrderId === null ? undefined : findOrder(sandbox, cart.changesOrderId);
  if (!order) return undefined;
  if (!allowed(order, sandbox.clock.now()).canModify) throw new Refusal("msg.order.state");
  if (order.heldCents > 0 && totals.totalPrice > order.heldCents) throw new Refusal("msg.order.held");
  return order;
}

/**
 * Places the order of a prepared cart, once per idempotency key. Also returns the order's loyalty
 * points.
 */
export function buy(
  sandbox: Sandbox,
  { userId, login }: SessionRow,
  asked: Purchase,
): { answer: unknown; points: number } {
  const { idempotency_key: key } = asked.payment_data;
  const before = answered(sandbox, userId, key);
  if (before !== undefined) return { answer: before, points: 0 };

  const cart = currentCart(sandbox, userId);
  if (!isLocked(sandbox, cart)) throw new Refusal("msg.checkout.prepare");
  const view = viewCart(sandbox, cart, login);
  const changed = changedOrder(sandbox, view);
  const offered = paymentTypesFor(sandbox, userId, view.destination?.slots?.kind, changed);
  const invoice = cart.needInvoice === "true" && invoicing.includes(warehouseIdOf(sandbox, cart));
  const person = changed?.invoicePersonId;
  const terms = termsOf(sandbox, userId, asked, offered, { invoice, person });
  if (dearer(view.lines)) throw new Refusal("msg.checkout.priceChanged");

  const order = changed ? replaceOrder(sandbox, view, changed, terms) : placeOrder(sandbox, view, terms);
  const answer = changed
    ? { orderId: order.orderId, orderStatusId: order.base }
    : beginPayment(sandbox, order, terms);
  if (key !== undefined)
    sandbox.db
      .insert(purchases)
      .values({ userId, key, answer: JSON.stringify(answer) })
      .run();
  return { answer, points: order.points };
}

/** Unlocks the cart after a rejection that only a change of the cart can resolve. */
export function unlock(sandbox: Sandbox, userId: number): void {
  updateCart(sandbox, currentCart(sandbox, userId).cartId, { lockedUntil: 0, prepareId: null });
}
