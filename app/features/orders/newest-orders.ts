import type { Ebsn } from "~/ebsn/client";
import type { Order } from "~/model/order";
import { isEnded } from "~/model/order-status";

/**
 * Of the shopper's newest orders, with what is in them, those whose goods came or are to come: orders that were given up or never paid do not count.
 * `most` are looked at.
 */
export async function newestOrders(
  orders: Pick<Ebsn["orders"], "listReadable">,
  most: number,
): Promise<Order[]> {
  const newest = await orders.listReadable({ page: 1, pageSize: most, withItems: true });
  return newest.orders.filter(({ status, suspended }) => !isEnded(status) && !suspended);
}
