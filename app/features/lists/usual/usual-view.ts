import type { Cart } from "~/model/cart";
import type { AllergenShop } from "~/features/allergens/public.server";
import { lineView } from "../list/list-view";
import type { Usual } from "./load-usual";

/** View of the frequent products, with the number of orders for each. */
export function usualView({ of, items, gone }: Usual, shop: AllergenShop, cart: Cart) {
  const { t } = shop;
  const canBuy = items.filter(({ product }) => !product.soldOut);
  return {
    counted: of > 0 ? t("lists.usual.intro", { count: of }) : undefined,
    lines: items.map((item) => ({
      ...lineView(item, { ...shop, cart }),
      often: t("lists.usual.often", { count: item.orders, of }),
    })),
    gone: gone > 0 ? t("lists.usual.gone", { count: gone }) : undefined,
    options: canBuy.some(({ product }) => product.options.length > 0),
    buyable: canBuy.some(({ product }) => product.options.length === 0),
  };
}
