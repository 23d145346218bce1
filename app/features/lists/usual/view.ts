import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { lineView } from "../list/view";
import type { Usual } from "./load-usual";

/** What the shopper buys most, as its page shows it, with how often beside each product. */
export function usualView({ of, items, gone }: Usual, t: Translate, locale: Locale, cart: Cart) {
  const canBuy = items.filter(({ product }) => !product.soldOut);
  return {
    counted: of > 0 ? t("lists.usual.intro", { count: of }) : undefined,
    lines: items.map((item) => ({
      ...lineView(item, { t, locale, cart }),
      often: t("lists.usual.often", { count: item.orders, of }),
    })),
    gone: gone > 0 ? t("lists.usual.gone", { count: gone }) : undefined,
    options: canBuy.some(({ product }) => product.options.length > 0),
    buyable: canBuy.some(({ product }) => product.options.length === 0),
  };
}
