import { orElse } from "~/ebsn/or-else";
import type { Ebsn } from "~/ebsn/client";
import { chosenAddress } from "~/lib/chosen";
import type { Service } from "~/model/place";
import type { Shop } from "~/platform/shop";

type ServiceShop = {
  tenant: Pick<Shop["tenant"], "bypass">;
  session: Pick<Shop["session"], "user">;
  ebsn: { cart: Pick<Ebsn["cart"], "view"> };
};

/**
 * Service (delivery or pickup) that the shopper has chosen; undefined without a choice, or if the
 * backend fails.
 */
export async function chosenService({ tenant, session, ebsn }: ServiceShop): Promise<Service | undefined> {
  if (!session.user) return undefined;
  const cart = await orElse(ebsn.cart.view(), undefined);
  return cart && chosenAddress(cart, tenant.bypass)?.service;
}
