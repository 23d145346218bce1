import type { Cents, Price, UnitPrice } from "~/model/price";
import type { Locale } from "~/model/locale";

/**
 * Rounds half up (a negative amount mirrors its positive twin) after moving the decimal point of the number's own shortest
 * decimal text, so that 1.005 with two places is 101 and not the 100 of its binary image. Throws RangeError on NaN and infinity.
 */
export function shiftAndRound(value: number, places: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`);
  const [mantissa, exponent = "0"] = String(Math.abs(value)).split("e");
  const rounded = Math.round(Number(`${mantissa}e${Number(exponent) + places}`));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Euro as the wire has them (1.49) to integer cents (149), half up. Throws RangeError on what is no number. */
export function toCents(euro: number): Cents {
  return shiftAndRound(euro, 2);
}

const moneyFormats: Record<Locale, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" }),
  en: new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" }),
};

/** Thousands have their point from 1.000 on, where Italian alone would begin at 10.000. 149 -> "1,49 €" (the space does not break), in English "€1.49". */
export function formatCents(cents: Cents, locale: Locale): string {
  return moneyFormats[locale].format(cents / 100);
}

const plainFormats: Record<Locale, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2, useGrouping: false }),
  en: new Intl.NumberFormat("en-IE", { minimumFractionDigits: 2, useGrouping: false }),
};

/** Euro as they stand in a field: 8050 -> "80,50", in English "80.50". */
export const decimal = (cents: Cents, locale: Locale): string => plainFormats[locale].format(cents / 100);

const unitNames: Record<Locale, Record<UnitPrice["unit"], string>> = {
  it: { kg: "kg", l: "l", pz: "pz", "100 pz": "100 pz" },
  en: { kg: "kg", l: "l", pz: "pc", "100 pz": "100 pc" },
};

/** What is paid: "1,49 €" for a piece or a pack, "7,90 €/kg" where the kilogram is what is sold. */
export function formatPrice({ now, per }: Pick<Price, "now" | "per">, locale: Locale): string {
  return per === "kg" ? formatUnitPrice({ cents: now, unit: "kg" }, locale) : formatCents(now, locale);
}

/** "2,98 €/kg": what a kilogram, a litre or a piece costs. */
export function formatUnitPrice(price: UnitPrice, locale: Locale): string {
  return `${formatCents(price.cents, locale)}/${unitNames[locale][price.unit]}`;
}

/** "1,49 € · 2,98 €/kg": what is paid and its unit price, where that is told and another one. */
export function formatBothPrices(price: Price, locale: Locale): string {
  const unit = price.unit && formatUnitPrice(price.unit, locale);
  return [...new Set([formatPrice(price, locale), unit])].filter(Boolean).join(" · ");
}

/** "3,70–4,07 €" where room is short, or one amount when both are the same; in English "€3.70–€4.07". */
export function formatShortRange(from: Cents, to: Cents, locale: Locale): string {
  if (from === to) return formatCents(from, locale);
  const least = locale === "it" ? decimal(from, locale) : formatCents(from, locale);
  return `${least}–${formatCents(to, locale)}`;
}

/** "10,00 € – 11,20 €", or one amount when both are the same. */
export function formatCentsRange(from: Cents, to: Cents, locale: Locale): string {
  return from === to
    ? formatCents(from, locale)
    : `${formatCents(Math.min(from, to), locale)} – ${formatCents(Math.max(from, to), locale)}`;
}
