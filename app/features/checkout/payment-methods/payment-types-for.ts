import { isEbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { PaymentType } from "~/model/payment";
import type { Shop } from "~/platform/shop";

type OrderShop = Pick<Shop, "session"> & { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "view"> } };
/** `unchanged`: the order that the cart changes, whose payment method stays */
export type OfferedTypes = { types: readonly PaymentType[]; unchanged?: Order };

/**
 * The payment methods for a cart, of all that are offered. One that changes an order keeps the order's own, without cards to choose from: what is
 * held is carried over, and nothing is authorised anew. Where nobody says which order, or its way is not offered, the offer stands.
 */
export async function paymentTypesFor(
  shop: OrderShop,
  cart: Cart,
  types: readonly PaymentType[],
): Promise<OfferedTypes> {
  const changed = await changedOrder(shop, cart);
  const own = types.find(({ id }) => id === changed?.payment.id);
  return own && changed ? { types: [{ ...own, saved: [] }], unchanged: changed } : { types };
}

async function changedOrder(
  { ebsn, session }: OrderShop,
  { state, changes }: Cart,
): Promise<Order | undefined> {
  const id = changes?.orderId ?? session.changing;
  if (state !== "changing" || id === undefined) return undefined;
  try {
    return await ebsn.orders.view(id);
  } catch (error) {
    if (isEbsnError(error, "refused")) return undefined;
    throw error;
  }
}
