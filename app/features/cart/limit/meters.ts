import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";

/** How far the cart is towards a sum; `tone` "warn" is one that has been passed. */
export type MeterView = { text: string; value: number; max: number; tone: "towards" | "reached" | "warn" };

/** The next thing that more goods bring: the minimum order, then the free delivery; undefined where there is neither. */
export function goalMeter(
  { itemsTotal, minimumOrder = 0, deliveryFee }: Cart,
  freeFrom: Cents | undefined,
  t: Translate,
  locale: Locale,
): MeterView | undefined {
  const money = (cents: Cents) => formatCents(cents, locale);
  if (itemsTotal < minimumOrder) {
    const text = t("cart.goal.minimum", {
      missing: money(minimumOrder - itemsTotal),
      minimum: money(minimumOrder),
    });
    return { text, value: itemsTotal, max: minimumOrder, tone: "towards" };
  }
  if (!freeFrom) return undefined;
  if (itemsTotal < freeFrom && deliveryFee > 0)
    return {
      text: t("cart.goal.free", { missing: money(freeFrom - itemsTotal) }),
      value: itemsTotal,
      max: freeFrom,
      tone: "towards",
    };
  return { text: t("cart.goal.reached"), value: freeFrom, max: freeFrom, tone: "reached" };
}

/** How far the cart is towards the shopper's own limit; weighed goods may pass it when they are picked. */
export function limitMeter(
  { total, estimatedMax }: Cart,
  limit: Cents | undefined,
  t: Translate,
  locale: Locale,
): MeterView | undefined {
  if (!limit) return undefined;
  const money = (cents: Cents) => formatCents(cents, locale);
  const meter = { value: Math.min(total, limit), max: limit };
  if (total > limit)
    return {
      ...meter,
      text: t("cart.limit.passed", { limit: money(limit), over: money(total - limit) }),
      tone: "warn",
    };
  if (estimatedMax > limit)
    return { ...meter, text: t("cart.limit.mayPass", { limit: money(limit) }), tone: "warn" };
  return {
    ...meter,
    text: t("cart.limit.left", { limit: money(limit), left: money(limit - total) }),
    tone: "towards",
  };
}
