import type { Grams, Quantity } from "~/model/quantity";
import type { Locale } from "~/model/locale";

/** An amount and what it counts; the words of the unit belong to the texts. */
export type QuantityParts = { amount: string; unit: "g" | "kg" | "piece" | "pack" };

const decimals: Record<Locale, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it-IT", { maximumFractionDigits: 3, useGrouping: false }),
  en: new Intl.NumberFormat("en-IE", { maximumFractionDigits: 3, useGrouping: false }),
};

/** `{amount: "500", unit: "g"}` below a kilogram, `{amount: "1,2", unit: "kg"}` from there on. */
export function weightParts(grams: Grams, locale: Locale): QuantityParts {
  return grams < 1000
    ? { amount: decimals[locale].format(grams), unit: "g" }
    : { amount: decimals[locale].format(grams / 1000), unit: "kg" };
}

/** Kilograms as they are typed and shown in a field: "0,3" or "0.3". */
export const kilograms = (grams: Grams, locale: Locale): string => decimals[locale].format(grams / 1000);

/** A quantity as an amount and a unit, for a text. */
export function quantityParts(quantity: Quantity, locale: Locale): QuantityParts {
  return quantity.by === "weight"
    ? weightParts(quantity.value, locale)
    : { amount: decimals[locale].format(quantity.value), unit: quantity.by };
}
