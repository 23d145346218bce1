import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { chosenAddress } from "~/lib/chosen";
import type { Address } from "~/model/place";
import type { Shop } from "~/platform/shop";

type HomeShop = Pick<Shop, "tenant"> & {
  ebsn: { cart: Pick<Ebsn["cart"], "view">; places: Pick<Ebsn["places"], "addresses" | "selectAddress"> };
};

/**
 * Takes the only address of a shopper whose cart goes nowhere yet, without asking: who has just given it need not choose it. Gives it, or undefined
 * where there is none, another one, none that is served, or no answer; then the next step asks.
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
