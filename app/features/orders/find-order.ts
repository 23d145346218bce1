import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

type OrderShop = Pick<Shop, "ebsn" | "session">;

/** Whether it is the shopper's own, not one of somebody with the same legal entry. */
export const isOwnOrder = ({ session }: Pick<Shop, "session">, { person }: Pick<Order, "person">): boolean =>
  person === undefined || person.id === session.user?.id;

/** The order of that number, if the shopper may look at it; throws 404 for one that is nobody's or a stranger's. */
export async function findReadableOrder(shop: OrderShop, id: string | undefined): Promise<Order> {
  if (!id || !/^\d{1,12}$/.test(id)) throw data(null, { status: 404 });
  try {
    return await shop.ebsn.orders.view(Number(id));
  } catch (error) {
    if (isEbsnError(error, "refused")) throw data(null, { status: 404 });
    throw error;
  }
}

/** The shopper's own order of that number; throws 404 for one that is nobody's or somebody else's. */
export async function findOrder(shop: OrderShop, id: string | undefined): Promise<Order> {
  const order = await findReadableOrder(shop, id);
  if (!isOwnOrder(shop, order)) throw data(null, { status: 404 });
  return order;
}
