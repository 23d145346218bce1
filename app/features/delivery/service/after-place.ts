import { withBack, type Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import { continuePending } from "~/features/pending/public.server";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { chosenSlot } from "~/lib/chosen";

/** Continues after a destination is chosen: with the pending action, else the slot, else `back`. */
export async function afterPlace(shop: ShopForAction, cart: Cart, back: Path): Promise<Response> {
  const next = await continuePending(shop);
  if (next) return next;
  const slot = chosenSlot(cart, shop.tenant.bypass, shop.ebsn.today());
  return seeOther(!slot ? withBack(paths.timeslot, back) : back);
}
