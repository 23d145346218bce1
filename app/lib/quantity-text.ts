import type { Grams, Quantity } from "~/model/quantity";
import type { Locale } from "~/model/locale";

/** An amount and its unit; the texts hold the unit's words. */
export type QuantityParts = { amount: string; unit: "g" | "kg" | "piece" | "pack" };

const marks: Record<Locale, string> = { it: ",", en: "." };

/**
 * Formats at most three decimals. Avoids `Intl`: its first use in a browser takes longer than the
 * rest of a tap (record 054).
 */
const decimal = (value: number, locale: Locale): string =>
  String(Math.round(value * 1000) / 1000).replace(".", marks[locale]);

/**
 * Splits a weight: `{amount: "500", unit: "g"}` below a kilogram, else `{amount: "1,2", unit:
 * "kg"}`.
 */
export function weightParts(grams: Grams, locale: Locale): QuantityParts {
  return grams < 1000
    ? { amount: decimal(grams, locale), unit: "g" }
    : { amount: decimal(grams / 1000, locale), unit: "kg" };
}

/** Formats kilograms for a field: "0,3" or "0.3". */
export const kilograms = (grams: Grams, locale: Locale): string => decimal(grams / 1000, locale);

/** Splits a quantity into an amount and a unit for a text. */
export function quantityParts(quantity: Quantity, locale: Locale): QuantityParts {
  return quantity.by === "weight"
    ? weightParts(quantity.value, locale)
    : { amount: decimal(quantity.value, locale), unit: quantity.by };
}
