import type { Ebsn } from "~/ebsn/client";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { lineOf } from "./line-of";

/** A product with its options chosen, and how much of it the cart shall hold in the end: pieces, packs or grams. */
export type WantedLine = {
  product: Product;
  value: number;
  options?: Record<string, string>;
  /** just this line of the cart, which 0 takes out; once it is gone, nothing is put in its place */
  itemId?: number;
  /** the cart keeps what it holds beyond `value`; else it holds just that */
  atLeast?: boolean;
  /** the words it was found by */
  searched?: string;
};
/** The part of a request's shop that reads and changes lines. */
export type LinesShop = { ebsn: { cart: Pick<Ebsn["cart"], "add" | "remove" | "update" | "view"> } };

/** The cart's line that a wanted quantity is for. */
export const lineFor = (cart: Cart, { product, options, itemId }: WantedLine): CartItem | undefined =>
  itemId === undefined
    ? lineOf(cart, product.id, options)
    : cart.items.find((item) => item.itemId === itemId);

/** How much of this product the cart holds: pieces, packs or grams. */
export const quantityInCart = (cart: Cart, one: WantedLine): number =>
  lineFor(cart, one)?.quantity.value ?? 0;

/** Whether the cart holds less than the wanted quantity, or another one where it must be exact. */
export const isMissing = (cart: Cart, one: WantedLine): boolean => {
  const line = lineFor(cart, one);
  if (!line && one.itemId !== undefined) return false;
  const value = line?.quantity.value ?? 0;
  return one.atLeast ? value < one.value : value !== one.value;
};
