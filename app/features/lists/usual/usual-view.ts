import type { Cart } from "~/model/cart";
import type { AllergenShop } from "~/features/allergens/public.server";
import { lineView } from "../list/list-view";
import type { Usual } from "./load-usual";

/** What the shopper buys most, as its page shows it, with how often beside each product. */
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
