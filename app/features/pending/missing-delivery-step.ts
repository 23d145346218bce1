import type { Ebsn } from "~/ebsn/client";
import { chosenAddress, chosenSlot } from "~/lib/chosen";
import { withBack, type Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

export type DeliveryShop = Pick<Shop, "tenant"> & { ebsn: Pick<Ebsn, "today"> };

/**
 * Page of the first missing step, address or slot (§4), with the way back; undefined if both are
 * chosen.
 */
export function missingDeliveryStep(
  { tenant, ebsn }: DeliveryShop,
  cart: Cart,
  back: Path,
): Path | undefined {
  if (!chosenAddress(cart, tenant.bypass)) return withBack(paths.deliveryAddress, back);
  return chosenSlot(cart, tenant.bypass, ebsn.today()) ? undefined : withBack(paths.timeslot, back);
}
