import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import type { Order } from "~/model/order";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

/** The newest orders tell how somebody has a product prepared. */
const mostOrders = 8;

type OptionsShop = {
  session: Pick<Shop["session"], "user">;
  ebsn: { orders: Pick<Ebsn["orders"], "listReadable"> };
};

/**
 * What is preselected of a product's options, by parameter: as it was ordered last, else the backend's `selected`. Any other option stays
 * without a choice (§2.3), and so does one whose choice is not offered any more or whose orders the backend does not tell.
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
