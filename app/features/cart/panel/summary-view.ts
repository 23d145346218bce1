import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { savingOf } from "./line-view";
import { sumRows } from "./sum-rows";

/**
 * Returns the breakdown, the total, and the notes below it (§2.4); weighed goods make the total a
 * range.
 */
export function summaryView(cart: Cart, t: Translate, locale: Locale) {
  const money = (cents: number) => formatCents(cents, locale);
  const { minimumOrder: minimum = 0 } = cart;
  const saved = cart.items.reduce((sum, item) => sum + (savingOf(item) ?? 0), 0);
  return {
    rows: sumRows(cart, { pickup: cart.address?.service === "pickup", t, locale }),
    giftsToCome: cart.giftsToCome.map(({ description, amount }) => ({ description, amount: money(amount) })),
    total: money(cart.total),
    range: cart.variableTotal > 0 ? formatCentsRange(cart.total, cart.estimatedMax, locale) : undefined,
    most: cart.variableTotal > 0 && cart.estimatedMax !== cart.total ? money(cart.estimatedMax) : undefined,
    saved: saved > 0 ? money(saved) : undefined,
    missing: cart.itemsTotal < minimum ? money(minimum - cart.itemsTotal) : undefined,
  };
}
export type SummaryView = ReturnType<typeof summaryView>;
