import { placeLine } from "~/features/delivery/public.server";
import { chosenAddress } from "~/lib/chosen";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { Address } from "~/model/place";
import type { Shop } from "~/platform/shop";

const textOf = ({ kind }: Address) =>
  kind === "home" ? ("orders.diff.place" as const) : ("orders.diff.pickup" as const);

/**
 * Destination of the reorder: the place already chosen, else the order's home address as a
 * proposal.
 */
export function proposedPlace({ tenant }: Pick<Shop, "tenant">, cart: Cart, { address }: Order) {
  const chosen = chosenAddress(cart, tenant.bypass);
  if (chosen) return { where: chosen.label || placeLine(chosen), text: textOf(chosen) };
  return address?.kind === "home" && address.active
    ? { where: placeLine(address), text: "orders.diff.placeOwn" as const, addressId: address.id }
    : undefined;
}
