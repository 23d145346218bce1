import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

/** The shopper's order of that number; throws 404 for one that is nobody's or somebody else's. */
export async function findOrder(shop: Pick<Shop, "ebsn">, id: string | undefined): Promise<Order> {
  if (!id || !/^\d{1,12}$/.test(id)) throw data(null, { status: 404 });
  try {
    return await shop.ebsn.orders.view(Number(id));
  } catch (error) {
    if (isEbsnError(error, "refused")) throw data(null, { status: 404 });
    throw error;
  }
}
