import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";

type FeeShop = { ebsn: { places: Pick<Ebsn["places"], "deliveryFee"> } };

/** What the cart's own service costs, and from where on it costs nothing; undefined when nobody answers. Throws EbsnError "session" alone. */
async function feeOf({ ebsn }: FeeShop) {
  try {
    return await ebsn.places.deliveryFee("ofCart");
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return undefined;
    throw error;
  }
}

/**
 * The cart with its minimum order: where it does not say it the delivery fee does, and the cart goes without when that cannot be had.
 * Nothing is asked for an empty cart. Throws EbsnError "session" alone.
 */
export async function withMinimum(shop: FeeShop, cart: Cart): Promise<Cart> {
  if (cart.minimumOrder !== undefined || isEmptyCart(cart)) return cart;
  const fee = await feeOf(shop);
  return fee ? { ...cart, minimumOrder: fee.minimumOrder } : cart;
}

/** The same, with the sum of goods from which on delivery is free, where there is one. */
export async function withTerms(shop: FeeShop, cart: Cart): Promise<{ cart: Cart; freeFrom?: Cents }> {
  if (isEmptyCart(cart)) return { cart };
  const fee = await feeOf(shop);
  if (!fee) return { cart };
  const { minimumOrder, freeFrom } = fee;
  return { cart: { ...cart, minimumOrder: cart.minimumOrder ?? minimumOrder }, freeFrom };
}
