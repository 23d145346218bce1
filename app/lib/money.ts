import type { Cents, Price, UnitPrice } from "~/model/price";
import type { Locale } from "~/model/locale";

/**
 * Moves the decimal point by `places` and rounds half up; a negative amount mirrors its positive
 * twin. Works on the number's shortest decimal text, so 1.005 gives 101 instead of the 100 of its
 * binary value. Throws RangeError on NaN and infinity.
 */
export function shiftAndRound(value: number, places: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`);
  const [mantissa, exponent = "0"] = String(Math.abs(value)).split("e");
  const rounded = Math.round(Number(`${mantissa}e${Number(exponent) + places}`));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Converts euro from the wire (1.49) to integer cents (149), half up. Throws RangeError on NaN. */
export function toCents(euro: number): Cents {
  return shiftAndRound(euro, 2);
}

const moneyFormats: Record<Locale, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" }),
  en: new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" }),
};

/**
 * Formats cents: 149 -> "1,49 €" (no-break space), in English "€1.49". Groups thousands from 1.000;
 * Italian rules alone begin at 10.000.
 */
export function formatCents(cents: Cents, locale: Locale): string {
  return moneyFormats[locale].format(cents / 100);
}

const plainFormats: Record<Locale, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2, useGrouping: false }),
  en: new Intl.NumberFormat("en-IE", { minimumFractionDigits: 2, useGrouping: false }),
};

/** Formats cents as euro for a field: 8050 -> "80,50", in English "80.50". */
export const decimal = (cents: Cents, locale: Locale): string => plainFormats[locale].format(cents / 100);

const unitNames: Record<Locale, Record<UnitPrice["unit"], string>> = {
  it: { kg: "kg", l: "l", pz: "pz", "100 pz": "100 pz" },
  en: { kg: "kg", l: "l", pz: "pc", "100 pz": "100 pc" },
};

/**
 * Formats the price paid: "1,49 €" for a piece or a pack, "7,90 €/kg" for goods sold by the
 * kilogram.
 */
export function formatPrice({ now, per }: Pick<Price, "now" | "per">, locale: Locale): string {
  return per === "kg" ? formatUnitPrice({ cents: now, unit: "kg" }, locale) : formatCents(now, locale);
}

/** Formats the price of a kilogram, a litre or a piece: "2,98 €/kg". */
export function formatUnitPrice(price: UnitPrice, locale: Locale): string {
  return `${formatCents(price.cents, locale)}/${unitNames[locale][price.unit]}`;
}

/** Formats the price paid and the unit price, if known and different: "1,49 € · 2,98 €/kg". */
export function formatBothPrices(price: Price, locale: Locale): string {
  const unit = price.unit && formatUnitPrice(price.unit, locale);
  return [...new Set([formatPrice(price, locale), unit])].filter(Boolean).join(" · ");
}

/**
 * Formats a range in little space: "3,70–4,07 €", in English "€3.70–€4.07"; one amount if both are
 * equal.
 */
export function formatShortRange(from: Cents, to: Cents, locale: Locale): string {
  if (from === to) return formatCents(from, locale);
  const least = locale === "it" ? decimal(from, locale) : formatCents(from, locale);
  return `${least}–${formatCents(to, locale)}`;
}

/** Formats a range: "10,00 € – 11,20 €"; one amount if both are equal. */
export function formatCentsRange(from: Cents, to: Cents, locale: Locale): string {
  return from === to
    ? formatCents(from, locale)
    : `${formatCents(Math.min(from, to), locale)} – ${formatCents(Math.max(from, to), locale)}`;
}
