import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";

type FeeShop = { ebsn: { places: Pick<Ebsn["places"], "deliveryFee"> } };

/**
 * Loads the delivery fee of the cart's service, in cents, and the total from which delivery is
 * free. Undefined if the backend fails; throws EbsnError only for "session".
 */
async function feeOf({ ebsn }: FeeShop) {
  try {
    return await ebsn.places.deliveryFee("ofCart");
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return undefined;
    throw error;
  }
}

/**
 * Returns the cart with its minimum order; the delivery fee supplies it if the cart lacks it. The
 * minimum order stays undefined if the fee cannot be read. An empty cart needs no request. Throws
 * EbsnError only for "session".
 */
export async function withMinimum(shop: FeeShop, cart: Cart): Promise<Cart> {
  if (cart.minimumOrder !== undefined || isEmptyCart(cart)) return cart;
  const fee = await feeOf(shop);
  return fee ? { ...cart, minimumOrder: fee.minimumOrder } : cart;
}

/** Returns the same cart, and the goods total in cents from which delivery is free, if any. */
export async function withTerms(shop: FeeShop, cart: Cart): Promise<{ cart: Cart; freeFrom?: Cents }> {
  if (isEmptyCart(cart)) return { cart };
  const fee = await feeOf(shop);
  if (!fee) return { cart };
  const { minimumOrder, freeFrom } = fee;
  return { cart: { ...cart, minimumOrder: cart.minimumOrder ?? minimumOrder }, freeFrom };
}
