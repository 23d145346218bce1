import { findProducts } from "~/features/cart/public.server";
import { listedOrder, mostOrdered, newestOrders, type ListedOrder } from "~/features/orders/public.server";
import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import type { Order } from "~/model/order";
import { isUnderWay } from "~/model/order-status";
import type { Product } from "~/model/product";
import type { IsoDate } from "~/model/time";
import type { Shop } from "~/platform/shop";

/** Number of orders counted; the newest orders show current habits. */
const mostOrders = 8;
const mostUsual = 7;
/** products requested, as some of them are sold out or no longer sold */
const mostAsked = 18;
/** max products of an order that are counted as sold today; a longer order is not counted */
const mostCounted = 24;

/**
 * Home page data of a shopper: the coming order, the last order, and frequent products as sold
 * today.
 */
export type KnownShopper = {
  next?: ListedOrder;
  last: ListedOrder;
  /** number of the last order's products that are available today */
  available?: { count: number; of: number };
  usual: Product[];
};

type KnownShop = Pick<Shop, "t" | "locale"> & {
  session: Pick<Shop["session"], "user">;
  ebsn: {
    today: Ebsn["today"];
    orders: Pick<Ebsn["orders"], "listReadable">;
    catalog: Pick<Ebsn["catalog"], "listing">;
  };
};

/**
 * Undefined for a visitor, before the first order, or if the backend fails: the home page is useful
 * without it.
 */
export async function loadKnownShopper(shop: KnownShop): Promise<KnownShopper | undefined> {
  const { session, ebsn, t, locale } = shop;
  if (!session.user) return undefined;
  const me = session.user.id;
  const orders = await orElse(newestOrders(ebsn.orders, mostOrders), []);
  const [last] = orders;
  if (!last) return undefined;
  const next = nextOrder(orders, ebsn.today().date);
  return {
    next: next && listedOrder(next, t, locale, me),
    last: listedOrder(last, t, locale, me),
    ...(await soldToday(shop, last, orders)),
  };
}

/** Order under way with the earliest slot, from today on. */
function nextOrder(orders: Order[], today: IsoDate): Order | undefined {
  const timeOf = ({ slot }: Order) => (slot ? `${slot.date}T${slot.begin}` : "");
  return orders
    .filter(({ status, slot }) => isUnderWay(status) && slot !== undefined && slot.date >= today)
    .sort((a, b) => timeOf(a).localeCompare(timeOf(b)))[0];
}

async function soldToday(
  shop: KnownShop,
  last: Order,
  orders: Order[],
): Promise<Pick<KnownShopper, "available" | "usual">> {
  const usualIds = idsOf(orders).slice(0, mostAsked);
  const lastIds = idsOf([last]);
  const counted = lastIds.length <= mostCounted ? lastIds : [];
  const products = await orElse(findProducts(shop, [...new Set([...usualIds, ...counted])]), undefined);
  if (!products) return { usual: [] };
  const sold = (ids: number[]) =>
    ids.flatMap((id) => products.get(id) ?? []).filter(({ soldOut }) => !soldOut);
  return {
    available: counted.length > 0 ? { count: sold(counted).length, of: counted.length } : undefined,
    usual: sold(usualIds).slice(0, mostUsual),
  };
}

const idsOf = (orders: Order[]): number[] => mostOrdered(orders).map(({ item }) => item.product.id);
