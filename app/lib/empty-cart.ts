import type { Cart } from "~/model/cart";

/** Nothing is in it; goods that cannot be read count, because they are paid. */
export const isEmptyCart = ({ items, unreadable }: Pick<Cart, "items" | "unreadable">): boolean =>
  items.length + unreadable.length === 0;
