import type { Ebsn } from "~/ebsn/client";
import { chosenAddress, chosenSlot } from "~/lib/chosen";
import { withBack, type Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

export type PlaceShop = Pick<Shop, "tenant"> & { ebsn: Pick<Ebsn, "today"> };

/** The way to the first of address and slot that is still to be chosen before anything may go into the cart (§4), and back from there. */
export function missingPlace({ tenant, ebsn }: PlaceShop, cart: Cart, back: Path): Path | undefined {
  if (!chosenAddress(cart, tenant.bypass)) return withBack(paths.deliveryAddress, back);
  return chosenSlot(cart, tenant.bypass, ebsn.today()) ? undefined : withBack(paths.timeslot, back);
}
