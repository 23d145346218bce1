import type { Cart } from "~/model/cart";

/** True if a cart has no lines. Unreadable lines count, because the shopper pays for them. */
export const isEmptyCart = ({ items, unreadable }: Pick<Cart, "items" | "unreadable">): boolean =>
  items.length + unreadable.length === 0;
