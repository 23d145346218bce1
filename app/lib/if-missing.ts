import type { Cart, IfMissing, MissingWish } from "~/model/cart";

type Lines = { items: readonly Partial<Pick<MissingWish, "ifMissing">>[] };

/**
 * Returns the policy shared by all lines. Undefined for differing lines, a missing policy, or an
 * empty cart.
 */
export function sharedIfMissing({ items }: Lines): IfMissing | undefined {
  const [first, ...others] = items.map(({ ifMissing }) => ifMissing);
  return others.every((one) => one === first) ? first : undefined;
}

/** Returns the policy for new products: the one all lines of the cart share, else "similar". */
export const usualIfMissing = (cart: Pick<Cart, "items">): IfMissing => sharedIfMissing(cart) ?? "similar";

/**
 * True if a line shows its own substitution policy:
 * - the only line, and a line with a named substitute
 * - a line that differs from the shared policy, or from "similar" without a shared policy
 */
export function saysWish({ ifMissing, substitute }: MissingWish, lines: Lines): boolean {
  if (lines.items.length === 1 || substitute !== undefined) return true;
  return ifMissing !== (sharedIfMissing(lines) ?? "similar");
}

/**
 * Returns the key below `cart.preferences` of the shared policy of several lines. Undefined for
 * fewer than two lines, or if a line has no policy.
 */
export function wishForAll(lines: Lines) {
  if (lines.items.length < 2 || lines.items.some(({ ifMissing }) => !ifMissing)) return undefined;
  const shared = sharedIfMissing(lines);
  return shared ? (`short.${shared}` as const) : ("forAllMixed" as const);
}
