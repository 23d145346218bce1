import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

type OrderShop = Pick<Shop, "ebsn" | "session">;

/**
 * True if the order is the shopper's own; persons of the same legal entry may read each other's
 * orders.
 */
export const isOwnOrder = ({ session }: Pick<Shop, "session">, { person }: Pick<Order, "person">): boolean =>
  person === undefined || person.id === session.user?.id;

/**
 * Returns an order that the shopper may read, own or of the same legal entry; throws 404 otherwise.
 */
export async function findReadableOrder(shop: OrderShop, id: string | undefined): Promise<Order> {
  if (!id || !/^\d{1,12}$/.test(id)) throw data(null, { status: 404 });
  try {
    return await shop.ebsn.orders.view(Number(id));
  } catch (error) {
    if (isEbsnError(error, "refused")) throw data(null, { status: 404 });
    throw error;
  }
}

/** Returns the shopper's own order; throws 404 for an unknown number or another person's order. */
export async function findOrder(shop: OrderShop, id: string | undefined): Promise<Order> {
  const order = await findReadableOrder(shop, id);
  if (!isOwnOrder(shop, order)) throw data(null, { status: 404 });
  return order;
}
