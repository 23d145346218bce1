import type { Ebsn } from "~/ebsn/client";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { lineOf } from "./line-of";

/** A product with its options chosen, and how much of it the cart shall hold in the end: pieces, packs or grams. */
export type Wanted = {
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

/** The line of the cart that is meant. */
export const lineFor = (cart: Cart, { product, options, itemId }: Wanted): CartItem | undefined =>
  itemId === undefined
    ? lineOf(cart, product.id, options)
    : cart.items.find((item) => item.itemId === itemId);

/** How much the cart holds of it: pieces, packs or grams. */
export const held = (cart: Cart, one: Wanted): number => lineFor(cart, one)?.quantity.value ?? 0;

/** Whether the cart does not hold what is wanted. */
export const isMissing = (cart: Cart, one: Wanted): boolean => {
  const line = lineFor(cart, one);
  if (!line && one.itemId !== undefined) return false;
  const value = line?.quantity.value ?? 0;
  return one.atLeast ? value < one.value : value !== one.value;
};
