import { fewNames } from "~/i18n/few-names";
import { isPopup } from "~/lib/popup";
import { fullName } from "~/lib/words/full-name";
import type { Product } from "~/model/product";
import type { ShopForAction } from "~/platform/shop";
import { lineOf } from "./line-of";
import type { ReconciledCart } from "./reconcile-cart";
import { quantityText } from "../quantity/quantity-texts";

/** Product with its options and the requested quantity before any limit: pieces, packs or grams. */
export type RequestedLine = { product: Product; asked: number; options?: Record<string, string> };

/**
 * Flashes requested products that the cart lacks or holds in a smaller quantity. Unavailable
 * products share one dialog with OK (§8), however they were added; other reasons are plain
 * warnings. Returns the number of requested products in the cart.
 */
export function flashShortfall(
  shop: ShopForAction,
  { cart, refused }: ReconciledCart,
  all: RequestedLine[],
): number {
  const { t } = shop;
  const found = all.map((one) => ({
    ...one,
    line: lineOf(cart, one.product.id, one.options),
    reason: refused.find(({ product }) => product.id === one.product.id)?.reason,
  }));
  const missed = found
    .filter(({ line }) => !line)
    // a product absent from `refused` was left out of the request: it is sold out or no longer sold
    .map(({ product, reason }) => ({ name: fullName(product), unavailable: !reason || isPopup(reason) }));
  const less = found.flatMap(({ product, asked, line, reason }) =>
    line && line.quantity.value < asked
      ? [
          {
            name: `${fullName(product)} (${quantityText(t, line.quantity, shop.locale)})`,
            unavailable: reason ? isPopup(reason) : product.left !== undefined && product.left < asked,
          },
        ]
      : [],
  );
  const told = (key: "missed" | "less", some: { name: string }[]) =>
    some.length > 0
      ? [
          t(`cart.short.${key}`, {
            names: fewNames(
              t,
              some.map(({ name }) => name),
            ),
          }),
        ]
      : [];
  const isUnavailable = ({ unavailable }: { unavailable: boolean }) => unavailable;
  const isOther = ({ unavailable }: { unavailable: boolean }) => !unavailable;

  const popup = [
    ...told("missed", missed.filter(isUnavailable)),
    ...told("less", less.filter(isUnavailable)),
  ];
  if (popup.length > 0)
    shop.flash({ kind: "error", text: [t("cart.short.unavailable"), ...popup].join(" "), popup: true });
  for (const text of [...told("missed", missed.filter(isOther)), ...told("less", less.filter(isOther))])
    shop.flash({ kind: "warn", text });
  return all.length - missed.length;
}
