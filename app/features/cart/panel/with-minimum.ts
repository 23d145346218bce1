import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import type { Cart } from "~/model/cart";

type FeeShop = { ebsn: { places: Pick<Ebsn["places"], "deliveryFee"> } };

/**
 * The cart with its minimum order: where it does not say it the delivery fee does, and the cart goes without when that cannot be had.
 * Nothing is asked for an empty cart. Throws EbsnError "session" alone.
 */
export async function withMinimum(shop: FeeShop, cart: Cart): Promise<Cart> {
  if (cart.minimumOrder !== undefined || isEmptyCart(cart)) return cart;
  try {
    const { minimumOrder } = await shop.ebsn.places.deliveryFee("ofCart");
    return { ...cart, minimumOrder };
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return cart;
    throw error;
  }
}
