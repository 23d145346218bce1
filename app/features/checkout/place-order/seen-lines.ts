import { formatCents } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Shop } from "~/platform/shop";

/** What each line of a cart comes to, as a form carries it: "itemId.cents" with commas between. */
export const seenLines = ({ items }: Pick<Cart, "items">): string =>
  items.map(({ itemId, total }) => `${itemId}.${total}`).join();

const totalsOf = (seen: string): Map<number, Cents> =>
  new Map(
    [...seen.matchAll(/(\d{1,15})\.(\d{1,12})(?:,|$)/g)].map(([, id, total]) => [Number(id), Number(total)]),
  );

/**
 * Says which lines come to something else than a form showed (`seen`, from `seenLines`), and the total, each from what to what. A line that
 * the form did not show is not named.
 */
export function changedTotals(
  { t, locale }: Pick<Shop, "t" | "locale">,
  cart: Pick<Cart, "items" | "total">,
  shown: { seen: string; total: Cents },
): string {
  const money = (cents: Cents) => formatCents(cents, locale);
  const before = totalsOf(shown.seen);
  const lines = cart.items.flatMap(({ itemId, product: { name }, total }) => {
    const was = before.get(itemId);
    return was === undefined || was === total
      ? []
      : [t("checkout.errors.line", { name, was: money(was), now: money(total) })];
  });
  const total = t("checkout.errors.total", { was: money(shown.total), total: money(cart.total) });
  return [...lines, total].join(" ");
}
