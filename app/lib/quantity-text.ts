import type { Grams, Quantity } from "~/model/quantity";
import type { Locale } from "~/model/locale";

/** An amount and what it counts; the words of the unit belong to the texts. */
export type QuantityParts = { amount: string; unit: "g" | "kg" | "piece" | "pack" };

const marks: Record<Locale, string> = { it: ",", en: "." };

/** Three decimals at most. Not `Intl`: a browser's first of these takes longer than all else that a tap waits for (record 054). */
const decimal = (value: number, locale: Locale): string =>
  String(Math.round(value * 1000) / 1000).replace(".", marks[locale]);

/** `{amount: "500", unit: "g"}` below a kilogram, `{amount: "1,2", unit: "kg"}` from there on. */
export function weightParts(grams: Grams, locale: Locale): QuantityParts {
  return grams < 1000
    ? { amount: decimal(grams, locale), unit: "g" }
    : { amount: decimal(grams / 1000, locale), unit: "kg" };
}

/** Kilograms as they are typed and shown in a field: "0,3" or "0.3". */
export const kilograms = (grams: Grams, locale: Locale): string => decimal(grams / 1000, locale);

/** A quantity as an amount and a unit, for a text. */
export function quantityParts(quantity: Quantity, locale: Locale): QuantityParts {
  return quantity.by === "weight"
    ? weightParts(quantity.value, locale)
    : { amount: decimal(quantity.value, locale), unit: quantity.by };
}
