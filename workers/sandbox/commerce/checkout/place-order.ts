import { eq } from "drizzle-orm";
import { takeStock } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { openCart, updateCart } from "../cart/current-cart";
import type { Line } from "../cart/read-lines";
import type { CartView } from "../cart/view-cart";
import { giveUpChange } from "../orders/change-order";
import { giveBack } from "../orders/end-order";
import { findOrder } from "../orders/find-order";
import { mailAbout } from "../orders/order-mail";
import { writeOrder, type OrderedLine } from "../orders/write-order";
import { orders, type OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { giftToCome } from "../rules/gifts";
import { status } from "../rules/order-states";
import { wireQuantity } from "../rules/quantity";
import { windowOf } from "../rules/slot-rules";
import { releaseHold } from "../slots/slot-places";
import { carryHeld } from "./authorisations";
import type { Terms } from "./begin-payment";
import { fallDue, forgetDueDate } from "./due-dates";
import { transaction } from "./payment";
import { paidBy } from "./payment-types";

/** Takes an order's products from the stock. */
function takeGoods(sandbox: Sandbox, { lines }: CartView): void {
  for (const { row, rule } of lines) {
    if (!takeStock(sandbox, row.productId, wireQuantity(rule, row.amount)))
      throw new Refusal("msg.cart.availability.errors");
  }
}

const orderedLine = ({ row, stored, rule, goods, total }: Line): OrderedLine => ({
  itemId: row.itemId,
  stored,
  rule,
  total,
  price: goods.price,
  amount: row.amount,
  options: row.options,
  acceptAlternatives: row.acceptAlternatives,
  notes: row.notes,
  customWeight: row.customWeight,
  deliveryWarehouseId: row.deliveryWarehouseId,
});

/** Stores the order of a prepared cart; its payment has not begun yet. */
function orderOfCart(sandbox: Sandbox, view: CartView, { paymentTypeId, invoicePersonId }: Terms): OrderRow {
  const { cart, destination, totals, allotted, lines, market } = view;
  const place = destination?.slots;
  const window = place && cart.slotId !== null ? windowOf(place.kind, cart.slotId) : undefined;
  if (!destination || !place || !window || cart.slotDate === null) throw new Refusal("msg.checkout.prepare");
  takeGoods(sandbox, view);
  releaseHold(sandbox, cart.cartId);
  return writeOrder(sandbox, {
    userId: cart.userId,
    base: status.waiting,
    placedAt: sandbox.clock.now(),
    paymentTypeId,
    invoicePersonId,
    transactionStatus: transaction.inProgress,
    lines: lines.map(orderedLine),
    totals,
    destination,
    slot: { place, date: cart.slotDate, window },
    market,
    note: cart.orderComment,
    allotted,
    packagingTypeId: cart.packagingTypeId,
    giftToCome: giftToCome(totals.itemsTotal),
  });
}

/** Places the order of a prepared cart and opens a new empty cart. */
export function placeOrder(sandbox: Sandbox, view: CartView, terms: Terms): OrderRow {
  const { cart } = view;
  const order = orderOfCart(sandbox, view, terms);
  updateCart(sandbox, cart.cartId, { state: "done", lockedUntil: 0 });
  openCart(sandbox, cart.userId, cart);
  return order;
}

/**
 * Replaces an order by the cart that changes it.
 * Stock and slot are given back before the new order takes its own. The authorised amount moves to
 * the new order.
 * The cart from before the change becomes open again.
 */
export function replaceOrder(sandbox: Sandbox, view: CartView, changed: OrderRow, terms: Terms): OrderRow {
  const { db } = sandbox;
  giveBack(sandbox, changed.orderId);
  forgetDueDate(sandbox, changed.orderId);
  const order = orderOfCart(sandbox, view, terms);
  db.update(orders)
    .set({ base: status.cancelled, replacedBy: order.orderId })
    .where(eq(orders.orderId, changed.orderId))
    .run();
  carryHeld(sandbox, changed, order);
  if (paidBy(order.paymentTypeId) === "later") fallDue(sandbox, order);
  giveUpChange(sandbox, view.cart);
  mailAbout(sandbox, order, "changed");
  return findOrder(sandbox, order.orderId) ?? order;
}
