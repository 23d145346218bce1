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

/** The amounts of a cart that a form showed: what each line came to (from `seenLines`), and the total in cents. */
export type ShownTotals = { lines: string; total: Cents };

/** The fields of a form that carry them. */
export const totalsFields = (cart: Pick<Cart, "items" | "total">) => ({
  cents: cart.total,
  lines: seenLines(cart),
});

/** The amounts that a form showed, of which an unreadable total counts as 0; undefined where it carries none. */
export function shownTotals(form: FormData): ShownTotals | undefined {
  if (!form.has("cents")) return undefined;
  return { lines: String(form.get("lines") ?? ""), total: Number(form.get("cents")) || 0 };
}

/** How many lines a message of the next page names: it has room for 300 characters. */
export const fewLines = 2;

/**
 * Says which lines come to something else than a form showed, `most` of them by name, and the total, each from what to what. A line that the
 * form did not show is not named. Where the form carried no amounts, it says that prices have changed.
 */
export function changedTotals(
  { t, locale }: Pick<Shop, "t" | "locale">,
  cart: Pick<Cart, "items" | "total">,
  shown: ShownTotals | undefined,
  most = Infinity,
): string {
  if (!shown) return t("checkout.errors.priceChanged");
  const money = (cents: Cents) => formatCents(cents, locale);
  const before = totalsOf(shown.lines);
  const lines = cart.items.flatMap(({ itemId, product: { name }, total }) => {
    const was = before.get(itemId);
    return was === undefined || was === total
      ? []
      : [t("checkout.errors.line", { name, was: money(was), now: money(total) })];
  });
  const total = t("checkout.errors.total", { was: money(shown.total), total: money(cart.total) });
  const count = lines.length - most;
  const others = count > 0 ? [t("checkout.errors.moreLines", { count })] : [];
  return [...lines.slice(0, most), ...others, total].join(" ");
}
