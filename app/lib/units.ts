import type { Cents } from "~/model/price";
import type { Grams } from "~/model/quantity";
import { shiftAndRound } from "./money";

/** Units per base unit, the kilogram or the litre (§9). */
export const unitsPerBase = {
  g: 1000,
  gr: 1000,
  kg: 1,
  hg: 10,
  dag: 100,
  ml: 1000,
  cl: 100,
  lt: 1,
  l: 1,
} as const;
export type Unit = keyof typeof unitsPerBase;

/**
 * Returns the unit that a word names, ignoring case and a final full stop ("GR."); else undefined.
 */
export function unitOf(word: string): Unit | undefined {
  const lower = word.trim().toLowerCase().replace(/\.$/, "");
  return isUnit(lower) ? lower : undefined;
}
const isUnit = (word: string): word is Unit => Object.hasOwn(unitsPerBase, word);

/** Returns the base of a unit: "l" for volumes, "kg" for weights. */
export function baseOf(unit: Unit): "kg" | "l" {
  return unit === "ml" || unit === "cl" || unit === "lt" || unit === "l" ? "l" : "kg";
}

/** Converts a quantity of any unit to whole grams (or millilitres). */
export function toGrams(value: number, unit: Unit): Grams {
  return shiftAndRound(value * (1000 / unitsPerBase[unit]), 0);
}

/**
 * Returns the cents of a kilogram or litre if `weight` of `unit` costs `cents`: price times
 * multiplier over weight (§9), half up. Rounds the weight to three decimals and divides by a whole
 * number, so 4,48 kg and 4480 g give the same cent.
 */
export function pricePerBase(cents: Cents, weight: number, unit: Unit): Cents {
  const thousandths = shiftAndRound(weight, 3);
  if (!(thousandths > 0)) throw new RangeError(`no weight: ${weight}`);
  return shiftAndRound((cents * unitsPerBase[unit] * 1000) / thousandths, 0);
}

/**
 * Returns the cents of a pack or of loose goods: price per kilogram times grams, divided by 1000
 * (§9), half up.
 */
export function priceOfGrams(centsPerKg: Cents, grams: Grams): Cents {
  return shiftAndRound((centsPerKg * grams) / 1000, 0);
}
