import type { QuantityRule } from "~/model/quantity";
import { parseTyped } from "~/lib/typed-quantity";
import { intentField, quantityField } from "~/ui/stepper";

/** What a stepper's form asks for in the end (pieces, packs or grams); NaN when it is no quantity. */
export function readTarget(fields: { get(name: string): unknown }, by: QuantityRule["by"]): number {
  const pressed = /^(?:to|least):(\d{1,9})$/.exec(String(fields.get(intentField) ?? ""));
  if (pressed) return Number(pressed[1]);
  return parseTyped(String(fields.get(quantityField) ?? ""), by) ?? Number.NaN;
}

/** True for "Aggiungi": the cart shall hold that much, and keeps what it holds beyond. */
export const asksAtLeast = (intent: string): boolean => intent.startsWith("least:");
