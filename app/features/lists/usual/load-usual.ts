import { findProducts } from "~/features/cart/public.server";
import { mostOrdered, newestOrders } from "~/features/orders/public.server";
import type { Ebsn } from "~/ebsn/client";
import { clampToRule, firstAdd } from "~/lib/quantity";
import type { ListItem } from "~/model/list";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";

/** The newest orders tell what somebody buys now. */
const mostOrders = 12;
/** products shown, what was bought most often first */
const mostShown = 30;

/** A product as it is sold today, as much of it as the newest order with it brought, and how many orders it stands in. */
export type UsualItem = ListItem & { orders: number };
export type Usual = {
  /** how many orders were counted */
  of: number;
  items: UsualItem[];
  /** how many of the products counted are not sold any more */
  gone: number;
};

type UsualShop = {
  ebsn: { orders: Pick<Ebsn["orders"], "listReadable">; catalog: Pick<Ebsn["catalog"], "listing"> };
};

/** What the shopper bought in most of their newest orders; orders that were given up or never paid do not count. */
export async function loadUsual(shop: UsualShop): Promise<Usual> {
  const newest = await newestOrders(shop.ebsn.orders, mostOrders);
  const most = mostOrdered(newest).slice(0, mostShown);
  const products = await findProducts(
    shop,
    most.map(({ item }) => item.product.id),
  );
  const items = most.flatMap(({ item, orders }): UsualItem[] => {
    const product = products.get(item.product.id);
    if (!product) return [];
    return [{ itemId: product.id, product, quantity: amountToday(product, item.quantity), orders }];
  });
  return { of: newest.length, items, gone: most.length - items.length };
}

/** As much as was bought then, by today's rules; a product that is sold another way today begins as any new one. */
function amountToday({ rule, soldOut }: Product, then: Quantity): Quantity {
  if (soldOut) return then;
  const value = then.by === rule.by ? clampToRule(rule, then.value).value : 0;
  return { by: rule.by, value: value || firstAdd(rule) };
}
