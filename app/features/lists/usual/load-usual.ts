import { findProducts } from "~/features/cart/public.server";
import { mostOrdered, newestOrders } from "~/features/orders/public.server";
import type { Ebsn } from "~/ebsn/client";
import { clampToRule, firstAdd } from "~/lib/quantity";
import type { ListItem } from "~/model/list";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";

/** Number of orders counted; the newest orders show current habits. */
const mostOrders = 12;
/** max products shown, most frequent first */
const mostShown = 30;

/**
 * Product as sold today, with its quantity in the newest order that contains it. `orders` counts
 * the orders that contain it.
 */
export type UsualItem = ListItem & { orders: number };
export type Usual = {
  /** number of orders counted */
  of: number;
  items: UsualItem[];
  /** number of counted products that are not sold any more */
  gone: number;
};

type UsualShop = {
  ebsn: { orders: Pick<Ebsn["orders"], "listReadable">; catalog: Pick<Ebsn["catalog"], "listing"> };
};

/**
 * Returns the shopper's frequent products, by the number of newest orders with them. Failed and
 * unpaid orders do not count.
 */
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

/**
 * Quantity of then, clamped to today's rule; a product now sold in another unit starts with its
 * first add.
 */
function amountToday({ rule, soldOut }: Product, then: Quantity): Quantity {
  if (soldOut) return then;
  const value = then.by === rule.by ? clampToRule(rule, then.value).value : 0;
  return { by: rule.by, value: value || firstAdd(rule) };
}
