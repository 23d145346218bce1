import type { Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import { isEbsnError } from "~/ebsn/errors";
import { chosenAddress, chosenSlot } from "~/features/delivery/public.server";
import * as paths from "~/page/paths";
import { seeOther, toLogin } from "~/platform/http/redirects";
import type { Kept, Shop, ShopForAction } from "~/platform/shop";

export type PlaceShop = Pick<Shop, "tenant"> & { ebsn: Pick<Shop["ebsn"], "today"> };

/** Which of address and slot is still to be chosen before anything may go into the cart (§4). */
export function missingPlace({ tenant, ebsn }: PlaceShop, cart: Cart): Path | undefined {
  if (!chosenAddress(cart, tenant.bypass)) return paths.deliveryAddress;
  return chosenSlot(cart, tenant.bypass, ebsn.today()) ? undefined : paths.timeslot;
}

/**
 * The guard chain for many products at once: the open cart once login, address and slot are there, else the way to the first that is
 * missing. The wish waits sealed meanwhile, also when the session dies on the way; `shorter` is kept where `wish` is too long.
 */
export async function guardCart(
  shop: ShopForAction,
  wish: Kept,
  shorter = wish,
): Promise<{ cart: Cart } | { step: Response }> {
  const keep = (kind: Kept["kind"]) => shop.keep({ ...wish, kind }) || shop.keep({ ...shorter, kind });
  if (!shop.session.user) {
    keep("wish");
    return { step: toLogin(wish.back) };
  }
  const cart = await shop.ebsn.cart.view().catch((error: unknown) => {
    if (isEbsnError(error, "session")) keep("interrupted");
    throw error;
  });
  shop.dropKept();
  const step = missingPlace(shop, cart);
  if (!step) return { cart };
  keep("wish");
  return { step: seeOther(step) };
}
