import type { Cents } from "~/model/price";
import type { Grams } from "~/model/quantity";
import { shiftAndRound } from "./money";

/** How many of a unit make its base, the kilogram or the litre (§9). */
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

/** The unit a word names, whatever its case and a closing full stop ("GR."), or undefined. */
export function unitOf(word: string): Unit | undefined {
  const lower = word.trim().toLowerCase().replace(/\.$/, "");
  return isUnit(lower) ? lower : undefined;
}
const isUnit = (word: string): word is Unit => Object.hasOwn(unitsPerBase, word);

/** The base of a unit: "l" for volumes, "kg" for weights. */
export function baseOf(unit: Unit): "kg" | "l" {
  return unit === "ml" || unit === "cl" || unit === "lt" || unit === "l" ? "l" : "kg";
}

/** Whole grams (or millilitres) of a quantity in any unit. */
export function toGrams(value: number, unit: Unit): Grams {
  return shiftAndRound(value * (1000 / unitsPerBase[unit]), 0);
}

/**
 * Cents of a kilogram or litre when `weight` of `unit` costs `cents`: price times multiplier over weight (§9), half up.
 * The weight is read to three decimals and divided as a whole number, so that 4,48 kg and 4480 g give the same cent.
 */
export function pricePerBase(cents: Cents, weight: number, unit: Unit): Cents {
  const thousandths = shiftAndRound(weight, 3);
  if (!(thousandths > 0)) throw new RangeError(`no weight: ${weight}`);
  return shiftAndRound((cents * unitsPerBase[unit] * 1000) / thousandths, 0);
}

/** Cents of a pack or of loose goods: the price of a kilogram times its grams, divided by 1000 (§9), half up. */
export function priceOfGrams(centsPerKg: Cents, grams: Grams): Cents {
  return shiftAndRound((centsPerKg * grams) / 1000, 0);
}
