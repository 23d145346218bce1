import type { Cart, IfMissing, MissingWish } from "~/model/cart";

type Lines = { items: readonly Partial<Pick<MissingWish, "ifMissing">>[] };

/** What a shopper wants for every line of a cart or an order; undefined when the lines differ, are not told, or there are none. */
export function sharedIfMissing({ items }: Lines): IfMissing | undefined {
  const [first, ...others] = items.map(({ ifMissing }) => ifMissing);
  return others.every((one) => one === first) ? first : undefined;
}

/** What holds for products that come next: what the whole cart has, else a similar one. */
export const usualIfMissing = (cart: Pick<Cart, "items">): IfMissing => sharedIfMissing(cart) ?? "similar";

/**
 * Whether a line says what is wanted if it is missing: the only line does; of several, those that want something else than is said once
 * for all of them, which is the usual similar product where they have nothing in common.
 */
export function saysWish({ ifMissing, substitute }: MissingWish, lines: Lines): boolean {
  if (lines.items.length === 1 || substitute !== undefined) return true;
  return ifMissing !== (sharedIfMissing(lines) ?? "similar");
}

/** The key, below `cart.preferences`, of what several lines say once for all of them; undefined for a single one, and where it is not told. */
export function wishForAll(lines: Lines) {
  if (lines.items.length < 2 || lines.items.some(({ ifMissing }) => !ifMissing)) return undefined;
  const shared = sharedIfMissing(lines);
  return shared ? (`short.${shared}` as const) : ("forAllMixed" as const);
}
