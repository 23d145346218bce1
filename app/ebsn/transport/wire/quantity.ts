import { shiftAndRound } from "~/lib/money";
import type { CountedBy, Quantity } from "~/model/quantity";

/** The wire's number: pieces and packs as they are, grams as kilograms with at most three decimals. */
export function toWire({ by, value }: Quantity): number {
  return by === "weight" ? Math.round(value) / 1000 : Math.round(value);
}

/** The wire's number (kilograms for what is weighed) as a quantity. */
export function fromWire(by: CountedBy, wire: number): Quantity {
  return { by, value: by === "weight" ? shiftAndRound(wire, 3) : shiftAndRound(wire, 0) };
}
