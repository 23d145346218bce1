import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { isEmptyCart } from "~/lib/empty-cart";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import { withFallback } from "~/net/with-fallback";

type FeeShop = { ebsn: { places: Pick<Ebsn["places"], "deliveryFee"> } };

/** The slots are whole without a price, and wait no longer for it. */
const patienceMs = 1000;

/**
 * What a slot that names no price of its own costs: the delivery of the cart as it is, for an empty cart what the rule of its service says.
 * Undefined when the backend does not tell.
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
