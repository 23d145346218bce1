import { findProducts } from "~/features/cart/public.server";
import { listedOrder, type ListedOrder } from "~/features/orders/public.server";
import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import { isEnded } from "~/model/order-status";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

/** The newest orders tell what somebody usually buys. */
const mostOrders = 8;
const mostUsual = 7;
/** asked for, as some are sold out or no more sold */
const mostAsked = 18;

/** What the shop knows of a shopper: the order before, and what they buy most, as it is sold today. */
export type Known = { last: ListedOrder; usual: Product[] };

type KnownShop = Pick<Shop, "t" | "locale"> & {
  session: Pick<Shop["session"], "user">;
  ebsn: {
    orders: Pick<Ebsn["orders"], "listReadable">;
    catalog: Pick<Ebsn["catalog"], "listing">;
  };
};

/** Undefined for a visitor, for who has ordered nothing yet, and where the backend does not tell: the home is whole without it. */
export async function loadKnown(shop: KnownShop): Promise<Known | undefined> {
  const { session, ebsn, t, locale } = shop;
  if (!session.user) return undefined;
  const me = session.user.id;
  try {
    const asked = { page: 1, pageSize: mostOrders, withItems: true };
    const { orders } = await ebsn.orders.listReadable(asked);
    const given = orders.filter(({ status, suspended }) => !isEnded(status) && !suspended);
    const [last] = given;
    if (!last) return undefined;
    return { last: listedOrder(last, t, locale, me), usual: await usualOf(shop, given) };
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}

async function usualOf(shop: KnownShop, orders: Order[]): Promise<Product[]> {
  const ids = mostOrdered(orders).slice(0, mostAsked);
  try {
    const products = await findProducts(shop, ids);
    return ids
      .flatMap((id) => products.get(id) ?? [])
      .filter(({ soldOut }) => !soldOut)
      .slice(0, mostUsual);
  } catch (error) {
    if (isEbsnError(error)) return [];
    throw error;
  }
}

/** Ids of what orders brought, what stands in most of them first; the newest order goes first among equals. */
export function mostOrdered(orders: Pick<Order, "items">[]): number[] {
  const counts = new Map<number, number>();
  for (const { items } of orders)
    for (const id of new Set(items.flatMap(({ product, missing }) => (missing ? [] : product.id))))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
