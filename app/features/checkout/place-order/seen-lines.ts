import { formatCents } from "~/lib/money";
import { fullName } from "~/lib/words/full-name";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Shop } from "~/platform/shop";

/** Formats the total of each cart line for a form: "itemId.cents", separated by commas. */
export const seenLines = ({ items }: Pick<Cart, "items">): string =>
  items.map(({ itemId, total }) => `${itemId}.${total}`).join();

const totalsOf = (seen: string): Map<number, Cents> =>
  new Map(
    [...seen.matchAll(/(\d{1,15})\.(\d{1,12})(?:,|$)/g)].map(([, id, total]) => [Number(id), Number(total)]),
  );

/**
 * Amounts of a cart that a form showed: the line totals (from `seenLines`), and the total in cents.
 */
export type ShownTotals = { lines: string; total: Cents };

/** Returns the form fields that carry these amounts. */
export const totalsFields = (cart: Pick<Cart, "items" | "total">) => ({
  cents: cart.total,
  lines: seenLines(cart),
});

/**
 * Reads the amounts that a form showed; an unreadable total counts as 0. Undefined if the form
 * carries no amounts.
 */
export function shownTotals(form: FormData): ShownTotals | undefined {
  if (!form.has("cents")) return undefined;
  return { lines: String(form.get("lines") ?? ""), total: Number(form.get("cents")) || 0 };
}

/** Max lines named in a message of the next page, which has room for 300 characters. */
export const fewLines = 2;

/**
 * Names the lines whose total differs from the form, at most `most`, and adds the cart's total.
 * Each amount is given before and after. Lines absent from the form are skipped. Without amounts in
 * the form, the text says that prices have changed.
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
  const lines = cart.items.flatMap(({ itemId, product, total }) => {
    const was = before.get(itemId);
    return was === undefined || was === total
      ? []
      : [t("checkout.errors.line", { name: fullName(product), was: money(was), now: money(total) })];
  });
  const total = t("checkout.errors.total", { was: money(shown.total), total: money(cart.total) });
  const count = lines.length - most;
  const others = count > 0 ? [t("checkout.errors.moreLines", { count })] : [];
  return [...lines.slice(0, most), ...others, total].join(" ");
}
