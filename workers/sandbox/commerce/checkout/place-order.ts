import { eq } from "drizzle-orm";
import { takeStock } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { openCart, updateCart } from "../cart/current-cart";
import type { Line } from "../cart/read-lines";
import type { CartView } from "../cart/view-cart";
import { giveUpChange } from "../orders/change-order";
import { giveBack } from "../orders/end-order";
import { mailAbout } from "../orders/order-mail";
import { writeOrder, type OrderedLine } from "../orders/write-order";
import { orders, type OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { giftToCome } from "../rules/gifts";
import { status } from "../rules/order-states";
import { wireQuantity } from "../rules/quantity";
import { windowOf } from "../rules/slot-rules";
import { releaseHold } from "../slots/slot-places";
import { transaction } from "./payment";
import { card } from "./payment-types";

/** Takes an order's goods from the stock. */
function takeGoods(sandbox: Sandbox, { lines }: CartView): void {
  for (const { row, rule } of lines) {
    if (!takeStock(sandbox, row.productId, wireQuantity(rule, row.amount)))
      throw new Refusal("msg.cart.availability.errors");
  }
}

/** An order that was changed is replaced: goods and place are given back before the new one takes its own. */
function replace(sandbox: Sandbox, orderId: number): void {
  giveBack(sandbox, orderId);
  sandbox.db.update(orders).set({ base: status.cancelled }).where(eq(orders.orderId, orderId)).run();
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

/** Makes an order of a prepared cart. Another cart, empty, takes its place. */
export function placeOrder(sandbox: Sandbox, view: CartView, paymentTypeId: number): OrderRow {
  const { cart, destination, totals, allotted, lines, market } = view;
  const place = destination?.slots;
  const window = place && cart.slotId !== null ? windowOf(place.kind, cart.slotId) : undefined;
  if (!destination || !place || !window || cart.slotDate === null) throw new Refusal("msg.checkout.prepare");
  const { changesOrderId } = cart;
  if (changesOrderId !== null) replace(sandbox, changesOrderId);
  takeGoods(sandbox, view);
  releaseHold(sandbox, cart.cartId);
  const order = writeOrder(sandbox, {
    userId: cart.userId,
    base: paymentTypeId === card ? status.waiting : status.ordered,
    placedAt: sandbox.clock.now(),
    paymentTypeId,
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

  if (changesOrderId === null) {
    updateCart(sandbox, cart.cartId, { state: "done", lockedUntil: 0 });
    openCart(sandbox, cart.userId, cart);
  } else {
    sandbox.db
      .update(orders)
      .set({ replacedBy: order.orderId })
      .where(eq(orders.orderId, changesOrderId))
      .run();
    giveUpChange(sandbox, cart);
  }
  mailAbout(sandbox, order, occasion(paymentTypeId, changesOrderId !== null));
  return order;
}

const occasion = (paymentTypeId: number, changed: boolean): "waiting" | "changed" | "placed" => {
  if (paymentTypeId === card) return "waiting";
  return changed ? "changed" : "placed";
};
