import { isEbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { PaymentType } from "~/model/payment";
import type { Shop } from "~/platform/shop";

type OrderShop = Pick<Shop, "session"> & { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "view"> } };
/** `unchanged`: order that the cart changes; its payment method stays */
export type OfferedTypes = { types: readonly PaymentType[]; unchanged?: Order };

/**
 * Returns the payment methods for a cart, out of all that are offered. A changed order keeps its
 * own method without saved cards: its authorisation is carried over, so a new one is unnecessary.
 * All offered methods stay if the order is unknown or its method is not offered.
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
