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
 * A choice for each option of a product, by its parameter: as it was ordered last, else as the backend proposes, else the first one. What is
 * no more to choose from is passed over; a backend that does not tell the orders leaves the rest.
 */
export async function usualOptions(
  shop: OptionsShop,
  product: Pick<Product, "id" | "options">,
): Promise<Record<string, string>> {
  const before = orderedLast(await ordersOf(shop), product.id);
  return Object.fromEntries(
    product.options.flatMap(({ parameter, selected, values }) => {
      const usual = [before[parameter], selected].find((key) => values.some((value) => value.key === key));
      const key = usual ?? values[0]?.key;
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
