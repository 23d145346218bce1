import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { chosenAddress } from "~/lib/chosen";
import type { Address } from "~/model/place";
import type { Shop } from "~/platform/shop";

type HomeShop = Pick<Shop, "tenant"> & {
  ebsn: { cart: Pick<Ebsn["cart"], "view">; places: Pick<Ebsn["places"], "addresses" | "selectAddress"> };
};

/**
 * Selects and returns the only address of a shopper whose cart has no destination; after entering
 * it, the shopper need not choose it. Undefined if a destination is chosen, the address is not the
 * only one, it is unserved, or the backend fails. The next step then offers the choice.
 */
export async function chooseOnlyHome({ ebsn, tenant }: HomeShop): Promise<Address | undefined> {
  if (!tenant.services.delivery) return undefined;
  try {
    const [cart, addresses] = await Promise.all([ebsn.cart.view(), ebsn.places.addresses()]);
    const [home, ...others] = addresses.filter(({ kind }) => kind === "home");
    if (chosenAddress(cart, tenant.bypass) || !home?.active || others.length > 0) return undefined;
    await ebsn.places.selectAddress(home.id);
    return home;
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return undefined;
    throw error;
  }
}
