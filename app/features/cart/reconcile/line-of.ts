import type { Cart, CartItem } from "~/model/cart";

/** Returns the cart's line of a product with these options. */
export const lineOf = (
  { items }: Cart,
  productId: number,
  options: Record<string, string> = {},
): CartItem | undefined =>
  items.find(
    (item) =>
      item.product.id === productId &&
      Object.entries(options).every(([name, key]) => item.options?.[name] === key),
  );
