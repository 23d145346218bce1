import type { Ebsn } from "~/ebsn/client";
import type { Order } from "~/model/order";
import { isEnded } from "~/model/order-status";

/**
 * Returns the shopper's newest orders with their lines, except ended or unpaid ones, whose goods
 * never came. `most` orders are requested, so fewer may return.
 */
export async function newestOrders(
  orders: Pick<Ebsn["orders"], "listReadable">,
  most: number,
): Promise<Order[]> {
  const newest = await orders.listReadable({ page: 1, pageSize: most, withItems: true });
  return newest.orders.filter(({ status, suspended }) => !isEnded(status) && !suspended);
}
