import type { Locale } from "~/model/locale";
import { formatCents } from "~/lib/money";
import type { CartDifference } from "./cart-difference";

/** Returns the difference as texts and formatted amounts. */
export function changeView(
  { gone, dearer, cheaper, slotLost, fee, minimum, total }: CartDifference,
  locale: Locale,
) {
  const amounts = ({ from, to }: { from: number; to: number }) => ({
    from: formatCents(from, locale),
    to: formatCents(to, locale),
  });
  const rows = (changed: CartDifference["dearer"]) =>
    changed.map(({ name, ...prices }) => ({ name, ...amounts(prices) }));
  return {
    gone,
    dearer: rows(dearer),
    cheaper: rows(cheaper),
    slotLost,
    fee: fee && amounts(fee),
    minimum: minimum && amounts(minimum),
    total: amounts(total),
  };
}
export type ChangeView = ReturnType<typeof changeView>;
