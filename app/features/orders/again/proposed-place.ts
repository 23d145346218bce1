import { placeLine } from "~/features/delivery/public.server";
import { chosenAddress } from "~/lib/chosen";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

/** Where an order goes again: the place that is chosen already, else the home it went to then, which is proposed. */
export function proposedPlace({ tenant }: Pick<Shop, "tenant">, cart: Cart, { address }: Order) {
  const chosen = chosenAddress(cart, tenant.bypass);
  if (chosen) return { where: chosen.label || placeLine(chosen) };
  return address?.kind === "home" && address.active
    ? { where: placeLine(address), addressId: address.id }
    : undefined;
}
