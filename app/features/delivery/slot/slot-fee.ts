import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import { withFallback } from "~/net/with-fallback";

type FeeShop = { ebsn: { places: Pick<Ebsn["places"], "deliveryFee"> } };

/** Timeout of the price, in milliseconds; the slots are complete without it. */
const patienceMs = 1000;

/**
 * Returns the fee of a slot without its own price, in cents: the cart's delivery fee, or for an
 * empty cart the fee of its service. Undefined if the backend does not return it.
 */
export async function slotFee({ ebsn }: FeeShop, cart: Cart): Promise<Cents | undefined> {
  if (!isEmptyCart(cart)) return cart.deliveryFee;
  return withFallback<Cents | undefined>(ruleFee(ebsn.places), patienceMs, async () => undefined);
}

async function ruleFee(places: FeeShop["ebsn"]["places"]): Promise<Cents | undefined> {
  try {
    return (await places.deliveryFee("ofCart")).cost;
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}
