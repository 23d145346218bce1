import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import type { Order } from "~/model/order";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

/** Max recent orders searched for the options of a product. */
const mostOrders = 8;

type OptionsShop = {
  session: Pick<Shop["session"], "user">;
  ebsn: { orders: Pick<Ebsn["orders"], "listReadable"> };
};

/**
 * Returns the preselected options by parameter: the last order's choice, else the backend's
 * `selected`. An option stays open (§2.3) if neither choice is still offered. Only `selected`
 * counts for visitors, or if the orders are unreadable.
 */
export async function usualOptions(
  shop: OptionsShop,
  product: Pick<Product, "id" | "options">,
): Promise<Record<string, string>> {
  const before = orderedLast(await ordersOf(shop), product.id);
  return Object.fromEntries(
    product.options.flatMap(({ parameter, selected, values }) => {
      const key = [before[parameter], selected].find((one) => values.some((value) => value.key === one));
      return key === undefined ? [] : [[parameter, key]];
    }),
  );
}

async function ordersOf({ session, ebsn }: OptionsShop): Promise<Pick<Order, "items">[]> {
  if (!session.user) return [];
  const newest = { page: 1, pageSize: mostOrders, withItems: true };
  return (await orElse(ebsn.orders.listReadable(newest), undefined))?.orders ?? [];
}

const orderedLast = (orders: Pick<Order, "items">[], productId: number): Record<string, string> =>
  orders.flatMap(({ items }) => items).find(({ product, options }) => product.id === productId && options)
    ?.options ?? {};
