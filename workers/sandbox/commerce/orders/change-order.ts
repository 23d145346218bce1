import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { changeableCart, openCart, updateCart } from "../cart/current-cart";
import { putGift } from "../cart/gift-code";
import { Refusal } from "../refusal";
import { allowed } from "../rules/order-states";
import { releaseHold } from "../slots/slot-places";
import { cartLines, carts, type CartRow } from "../tables";
import { giftsOfOrder, linesOf, ownOrder } from "./find-order";

/** Closes the cart that changes an order and reopens the parked one. The order stays unchanged. */
export function giveUpChange(sandbox: Sandbox, cart: CartRow): void {
  const { db } = sandbox;
  releaseHold(sandbox, cart.cartId);
  updateCart(sandbox, cart.cartId, { state: "done", lockedUntil: 0 });
  const parked = and(eq(carts.userId, cart.userId), eq(carts.state, "parked"));
  db.update(carts).set({ state: "open" }).where(parked).run();
}

/**
 * Begins to change an order: opens a cart with its products, destination and slot, and parks the
 * shopper's own cart.
 */
export function beginChange(sandbox: Sandbox, userId: number, orderId: number): void {
  const { db, clock } = sandbox;
  const order = ownOrder(sandbox, userId, orderId);
  if (!allowed(order, clock.now()).canModify) throw new Refusal("msg.order.state");
  const current = changeableCart(sandbox, userId);
  if (current.changesOrderId === orderId) return;
  if (current.changesOrderId === null) updateCart(sandbox, current.cartId, { state: "parked" });
  else updateCart(sandbox, current.cartId, { state: "done" });
  const { cartId } = openCart(sandbox, userId, order);
  updateCart(sandbox, cartId, {
    changesOrderId: orderId,
    slotDate: order.slotDate,
    slotId: order.slotId,
    orderComment: order.note,
    packagingTypeId: order.packagingTypeId,
    needInvoice: order.invoicePersonId === null ? "false" : "true",
  });
  for (const { giftId } of giftsOfOrder(sandbox, orderId)) putGift(sandbox, cartId, giftId);
  for (const line of linesOf(sandbox, orderId)) {
    const { productId, amount, options, acceptAlternatives, notes, price: acceptedPrice } = line;
    const { customWeight, deliveryWarehouseId } = line;
    db.insert(cartLines)
      .values({
        cartId,
        productId,
        amount,
        options,
        acceptAlternatives,
        notes,
        acceptedPrice,
        customWeight,
        deliveryWarehouseId,
      })
      .run();
  }
}
