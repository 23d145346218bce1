import { eq } from "drizzle-orm";
import { takeStock } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { shippingJson } from "../cart/cart-json";
import { openCart, updateCart } from "../cart/current-cart";
import { pricedProduct } from "../cart/goods";
import type { CartView } from "../cart/view-cart";
import { findOrder } from "../orders/find-order";
import { giveBack } from "../orders/end-order";
import { giveUpChange } from "../orders/change-order";
import { mailAbout } from "../orders/order-mail";
import { orderLines, orders, type OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { payMinutes, status } from "../rules/order-states";
import { weightOf, wireQuantity } from "../rules/quantity";
import { slotInstants, windowOf } from "../rules/slot-rules";
import { pointsFor } from "../rules/totals";
import { keepPlace, releaseHold } from "../slots/slot-places";
import { transaction } from "./payment";
import { card } from "./payment-types";

/** Writes an order's lines and takes its goods from the stock. */
function takeGoods(sandbox: Sandbox, orderId: number, { lines, market }: CartView): void {
  for (const { row, stored, rule, goods, total, weighed } of lines) {
    if (!takeStock(sandbox, row.productId, wireQuantity(rule, row.amount)))
      throw new Refusal("msg.cart.availability.errors");
    sandbox.db
      .insert(orderLines)
      .values({
        orderId,
        productId: row.productId,
        unit: rule.by,
        amount: row.amount,
        weight: weighed ? (weightOf(rule, row.amount) ?? null) : null,
        total,
        price: goods.price,
        product: JSON.stringify(pricedProduct(sandbox, stored, market)),
        options: row.options,
        acceptAlternatives: row.acceptAlternatives,
        notes: row.notes,
      })
      .run();
  }
}

/** An order that was changed is replaced: goods and place are given back before the new one takes its own. */
function replace(sandbox: Sandbox, orderId: number): void {
  giveBack(sandbox, orderId);
  sandbox.db.update(orders).set({ base: status.cancelled }).where(eq(orders.orderId, orderId)).run();
}

/** Makes an order of a prepared cart. Another cart, empty, takes its place. */
export function placeOrder(sandbox: Sandbox, view: CartView, paymentTypeId: number): OrderRow {
  const { cart, destination, totals, gift } = view;
  const place = destination?.slots;
  const window = place && cart.slotId !== null ? windowOf(place.kind, cart.slotId) : undefined;
  if (!destination || !place || !window || cart.slotDate === null) throw new Refusal("msg.checkout.prepare");
  const { changesOrderId } = cart;
  if (changesOrderId !== null) replace(sandbox, changesOrderId);

  const now = sandbox.clock.now();
  const { begin, end } = slotInstants(cart.slotDate, window);
  const order = sandbox.db
    .insert(orders)
    .values({
      userId: cart.userId,
      base: paymentTypeId === card ? status.waiting : status.ordered,
      floor: 0,
      placedAt: now,
      payBefore: now + payMinutes * 60_000,
      paymentTypeId,
      transactionStatus: transaction.inProgress,
      itemsTotal: totals.itemsTotal,
      bags: totals.bags,
      packageTotal: totals.packageTotal,
      deliveryFee: totals.deliveryFee,
      grossTotal: totals.totalPrice,
      variableTotal: totals.variableTotal,
      estimatedMax: totals.estimatedMax,
      points: pointsFor(totals.itemsTotal),
      address: JSON.stringify(shippingJson(destination)),
      kind: place.kind,
      placeId: place.id,
      addressId: cart.addressId,
      storeId: cart.storeId,
      slotDate: cart.slotDate,
      slotId: window.id,
      slotBegin: begin,
      slotEnd: end,
      beginTime: window.begin,
      endTime: window.end,
      note: cart.orderComment,
      giftCode: gift?.code ?? null,
      agent: false,
    })
    .returning()
    .get();
  takeGoods(sandbox, order.orderId, view);
  releaseHold(sandbox, cart.cartId);
  keepPlace(sandbox, order.orderId, { place, date: cart.slotDate, window });

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
  const placed = findOrder(sandbox, order.orderId) ?? order;
  mailAbout(sandbox, placed, occasion(paymentTypeId, changesOrderId !== null));
  return placed;
}

const occasion = (paymentTypeId: number, changed: boolean): "waiting" | "changed" | "placed" => {
  if (paymentTypeId === card) return "waiting";
  return changed ? "changed" : "placed";
};
