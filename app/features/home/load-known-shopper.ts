import { findProducts } from "~/features/cart/public.server";
import { listedOrder, mostOrdered, newestOrders, type ListedOrder } from "~/features/orders/public.server";
import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import type { Order } from "~/model/order";
import { isUnderWay } from "~/model/order-status";
import type { Product } from "~/model/product";
import type { IsoDate } from "~/model/time";
import type { Shop } from "~/platform/shop";

/** The newest orders tell what somebody usually buys. */
const mostOrders = 8;
const mostUsual = 7;
/** asked for, as some are sold out or no more sold */
const mostAsked = 18;
/** the products of an order that are counted as sold today; a longer order is not counted */
const mostCounted = 24;

/** What the home shows of a shopper: the order that is to come, the order before, and what they buy most, as it is sold today. */
export type KnownShopper = {
  next?: ListedOrder;
  last: ListedOrder;
  /** how many of the last order's products can be had today */
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

/** Undefined for a visitor, for who has ordered nothing yet, and where the backend does not tell: the home is whole without it. */
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

/** The order under way whose goods come first, from today on. */
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
