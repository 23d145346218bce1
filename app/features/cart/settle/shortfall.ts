import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Shop, ShopForAction } from "~/platform/shop";
import { lineOf } from "./line-of";
import { quantityText } from "../quantity/quantity-texts";

/** A product with its options, and how much of it the shopper asked for, whatever its bounds: pieces, packs or grams. */
export type Asked = { product: Product; asked: number; options?: Record<string, string> };

const mostNamed = 3;

/**
 * Says what the cart lacks of what was asked for: what is not in it at all, and what is in it in a smaller quantity. Gives how many of these
 * products it holds.
 */
export function tellShortfall(shop: ShopForAction, cart: Cart, all: Asked[]): number {
  const found = all.map((one) => ({ ...one, line: lineOf(cart, one.product.id, one.options) }));
  const missed = found.filter(({ line }) => !line);
  const less = found.flatMap(({ product, asked, line }) =>
    line && line.quantity.value < asked
      ? [`${product.name} (${quantityText(shop.t, line.quantity, shop.locale)})`]
      : [],
  );
  const warn = (text: string) => shop.flash({ kind: "warn", text });
  if (missed.length > 0) warn(shop.t("cart.short.missed", { names: named(shop, missed.map(nameOf)) }));
  if (less.length > 0) warn(shop.t("cart.short.less", { names: named(shop, less) }));
  return all.length - missed.length;
}

const nameOf = ({ product }: Asked): string => product.name;

/** "A, B, C e altri 2" */
function named({ t }: Pick<Shop, "t">, names: string[]): string {
  const [first, more] = [names.slice(0, mostNamed).join(", "), names.length - mostNamed];
  return more > 0 ? t("cart.short.more", { names: first, count: more }) : first;
}
