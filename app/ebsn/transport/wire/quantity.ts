import { shiftAndRound } from "~/lib/money";
import type { CountedBy, Quantity } from "~/model/quantity";

/**
 * Converts to the wire's number: pieces and packs unchanged, grams as kilograms with three
 * decimals.
 */
export function toWire({ by, value }: Quantity): number {
  return by === "weight" ? Math.round(value) / 1000 : Math.round(value);
}

/** Converts the wire's number to a quantity; weights are kilograms on the wire. */
export function fromWire(by: CountedBy, wire: number): Quantity {
  return { by, value: by === "weight" ? shiftAndRound(wire, 3) : shiftAndRound(wire, 0) };
}
