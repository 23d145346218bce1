import type { CountedBy } from "~/model/quantity";
import { shiftAndRound } from "./money";
import { baseOf, unitOf, unitsPerBase } from "./units";

/**
 * Reads what a shopper typed into pieces, packs (both as typed, "3") or whole grams ("0,5", "1.5", "500 g", "2 hg"). A weight without a
 * unit counts in `bare`. Undefined when it is no quantity; bounds are checked by `clampToRule` (quantity.ts).
 */
export function parseTyped(text: string, by: CountedBy, bare: "kg" | "g" = "kg"): number | undefined {
  const match = /^(-?[\d.,]{1,15})\s*([a-z]{1,4}\.?)?$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const word = match[2];
  if (by !== "weight") {
    const counted = word === undefined || /^(pz|conf)\.?$/i.test(word);
    return counted ? italianNumber(match[1], false) : undefined;
  }
  const unit = unitOf(word ?? bare);
  if (!unit || baseOf(unit) !== "kg") return undefined;
  const value = italianNumber(match[1], unitsPerBase[unit] === 1000);
  return value === undefined ? undefined : shiftAndRound(value * (1000 / unitsPerBase[unit]), 0);
}

/** Comma or full stop for decimals; "1.500" is a thousand and a half where `thousands` makes sense (grams). */
function italianNumber(text: string, thousands: boolean): number | undefined {
  const grouped = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) && (thousands || text.includes(","));
  const plain = (grouped ? text.replaceAll(".", "") : text).replace(",", ".");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
