import { fewNames } from "~/i18n/few-names";
import { formatCents } from "~/lib/money";
import type { Shop } from "~/platform/shop";
import type { CartDifference } from "./cart-difference";

/**
 * Describes the changes that a new destination has made, if the shopper has not seen them: products
 * gone or dearer, and the slot.
 */
export function changeTexts(
  { t, locale }: Pick<Shop, "t" | "locale">,
  { gone, dearer, slotLost }: CartDifference,
): string[] {
  const listed = (names: string[]) =>
    fewNames(
      t,
      names.map((name) => name.slice(0, 60)),
    );
  const price = (cents: number) => formatCents(cents, locale);
  const prices = dearer.map(({ name, from, to }) => {
    const change = t("delivery.change.fromTo", { from: price(from), to: price(to) });
    return `${name.slice(0, 35)} (${change})`;
  });
  return [
    ...(gone.length > 0 ? [t("delivery.change.wentGone", { names: listed(gone) })] : []),
    ...(prices.length > 0 ? [t("delivery.change.wentDearer", { names: listed(prices) })] : []),
    ...(slotLost ? [t("delivery.change.slotLost")] : []),
  ];
}
