import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";

/** Progress of the cart towards a sum; `tone` "warn": the limit is passed, or may be. */
export type MeterView = { text: string; value: number; max: number; tone: "towards" | "reached" | "warn" };

/**
 * Progress towards the next goal: first the minimum order, then free delivery. Undefined if neither
 * applies.
 */
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

/**
 * Progress towards the shopper's spending limit. Warns also if weighed goods may pass it when they
 * are picked.
 */
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
