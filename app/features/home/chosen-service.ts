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

/** How a shopper's goods get to them; undefined for who has not chosen, or where the backend does not tell. */
export async function chosenService({ tenant, session, ebsn }: ServiceShop): Promise<Service | undefined> {
  if (!session.user) return undefined;
  const cart = await orElse(ebsn.cart.view(), undefined);
  return cart && chosenAddress(cart, tenant.bypass)?.service;
}
