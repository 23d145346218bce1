import type { Cart, IfMissing } from "~/model/cart";

/** What a shopper wants for every line of the cart; undefined when the lines differ, or there are none. */
export function sharedIfMissing({ items }: Pick<Cart, "items">): IfMissing | undefined {
  const [first, ...others] = items.map(({ ifMissing }) => ifMissing);
  return others.every((one) => one === first) ? first : undefined;
}

/** What holds for products that come next: what the whole cart has, else a similar one. */
export const usualIfMissing = (cart: Pick<Cart, "items">): IfMissing => sharedIfMissing(cart) ?? "similar";
