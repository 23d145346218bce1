import { fewNames } from "~/i18n/few-names";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import type { ShopForAction } from "~/platform/shop";
import { lineOf } from "./line-of";
import { quantityText } from "../quantity/quantity-texts";

/** A product with its options, and how much of it the shopper asked for, whatever its bounds: pieces, packs or grams. */
export type RequestedLine = { product: Product; asked: number; options?: Record<string, string> };

/**
 * Adds messages about requested products that the cart lacks, or holds in a smaller quantity. Returns how many of the products
 * it holds.
 */
export function flashShortfall(shop: ShopForAction, cart: Cart, all: RequestedLine[]): number {
  const found = all.map((one) => ({ ...one, line: lineOf(cart, one.product.id, one.options) }));
  const missed = found.filter(({ line }) => !line);
  const less = found.flatMap(({ product, asked, line }) =>
    line && line.quantity.value < asked
      ? [`${product.name} (${quantityText(shop.t, line.quantity, shop.locale)})`]
      : [],
  );
  const warn = (text: string) => shop.flash({ kind: "warn", text });
  if (missed.length > 0) warn(shop.t("cart.short.missed", { names: fewNames(shop.t, missed.map(nameOf)) }));
  if (less.length > 0) warn(shop.t("cart.short.less", { names: fewNames(shop.t, less) }));
  return all.length - missed.length;
}

const nameOf = ({ product }: RequestedLine): string => product.name;
