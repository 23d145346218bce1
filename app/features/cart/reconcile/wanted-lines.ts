import type { Ebsn } from "~/ebsn/client";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { lineOf } from "./line-of";

/**
 * Product with its chosen options and the quantity that the cart should hold: pieces, packs or
 * grams.
 */
export type WantedLine = {
  product: Product;
  value: number;
  options?: Record<string, string>;
  /** exactly this line of the cart, removed by 0; a line that is gone is not replaced */
  itemId?: number;
  /** a quantity above `value` stays in the cart; otherwise `value` is exact */
  atLeast?: boolean;
  /** words of the search that found the product */
  searched?: string;
};
/** Part of the shop object that reads and changes lines. */
export type LinesShop = { ebsn: { cart: Pick<Ebsn["cart"], "add" | "remove" | "update" | "view"> } };

/** Returns the cart's line that a wanted quantity is for. */
export const lineFor = (cart: Cart, { product, options, itemId }: WantedLine): CartItem | undefined =>
  itemId === undefined
    ? lineOf(cart, product.id, options)
    : cart.items.find((item) => item.itemId === itemId);

/** Returns the product's quantity in the cart: pieces, packs or grams; 0 if it is missing. */
export const quantityInCart = (cart: Cart, one: WantedLine): number =>
  lineFor(cart, one)?.quantity.value ?? 0;

/**
 * True if the cart holds less than the wanted quantity, or a different quantity if it must be
 * exact. False for a line given by `itemId` that is gone.
 */
export const isMissing = (cart: Cart, one: WantedLine): boolean => {
  const line = lineFor(cart, one);
  if (!line && one.itemId !== undefined) return false;
  const value = line?.quantity.value ?? 0;
  return one.atLeast ? value < one.value : value !== one.value;
};
