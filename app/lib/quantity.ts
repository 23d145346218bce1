import type { CountedBy, QuantityRule } from "~/model/quantity";

/** The allowed quantity for a typed one, and the rule that changed it. */
export type ClampedQuantity = { value: number; changed?: "min" | "max" | "multiple" | "step" | "invalid" };

/**
 * Max of one product for a household, in pieces, packs and grams; larger amounts need a
 * confirmation (record 152).
 */
export const householdMax: Record<CountedBy, number> = { piece: 50, pack: 50, weight: 20_000 };

/**
 * Returns the max quantity of a product; 0 if stock is below the minimum. Locked goods stop at a
 * whole package, weights at a whole step.
 */
export function ceiling(rule: QuantityRule): number {
  const top = Math.floor(rule.max);
  if (top < floorOf(rule)) return 0;
  return rule.by === "weight" ? onStep(rule, top, Math.floor) : Math.floor(top / unit(rule)) * unit(rule);
}

/** Returns the quantity of the first add (§5: loose goods begin with `first`); 0 = sold out. */
export function firstAdd(rule: QuantityRule): number {
  const first = Math.max(rule.first, floorOf(rule));
  const wanted =
    rule.by === "weight" ? onStep(rule, first, Math.ceil) : Math.ceil(first / unit(rule)) * unit(rule);
  return Math.min(wanted, ceiling(rule));
}

/**
 * Returns the quantity after the plus button.
 * - Pieces: singly below a package, then by packages (§4). With six in a package 5 -> 6 -> 12, and
 *   a typed 7 -> 12.
 * - Locked goods: by packages. Weights: by a step.
 * - Never above `ceiling`; a value at or above it stays.
 */
export function increase(rule: QuantityRule, value: number): number {
  if (value < floorOf(rule)) return Math.max(value, firstAdd(rule));
  const next =
    rule.by === "weight"
      ? onStep(rule, value + rule.step, Math.floor)
      : rule.locked || value >= rule.multiple
        ? (Math.floor(value / rule.multiple) + 1) * rule.multiple
        : Math.floor(value) + 1;
  return Math.max(value, Math.min(next, ceiling(rule)));
}

/**
 * Returns the quantity after the minus button, the reverse of `increase` (12 -> 6 -> 5). 0 removes
 * the line; "below-min" means that a smaller quantity is not sold (§4). Weights below the first
 * quantity are 0 (§5).
 */
export function decrease(rule: QuantityRule, value: number): number | "below-min" {
  if (value > ceiling(rule)) return ceiling(rule);
  const least = floorOf(rule);
  if (rule.by === "weight") return value <= least ? 0 : onStep(rule, value - 1, Math.floor);
  const before =
    rule.locked || value > rule.multiple
      ? (Math.ceil(value / rule.multiple) - 1) * rule.multiple
      : Math.ceil(value) - 1;
  if (before <= 0) return 0;
  if (before >= least) return before;
  return value > least ? least : "below-min";
}

/**
 * True if a quantity needs a confirmation: above a household's max, and above one press of plus
 * from `held`.
 */
export const isBeyondHousehold = (rule: QuantityRule, value: number, held = 0): boolean =>
  value > householdMax[rule.by] && value > increase(rule, held);

/**
 * Returns the quantity that the minus button requests. Below the minimum it is a step less, so that
 * the server returns the reason.
 */
export function minusTarget(rule: QuantityRule, value: number): number {
  const less = decrease(rule, value);
  return less === "below-min" ? Math.max(1, value - rule.step) : less;
}

/**
 * Returns the allowed quantity nearest to the typed one, and the rule that changed it (§4, §5).
 * - 0 stays 0.
 * - Negative or not a number: "invalid" with the first add, so that a typing mistake removes no
 *   line.
 * - A weight below the first quantity: 0 ("min"); the shopper confirms the removal.
 */
export function clampToRule(rule: QuantityRule, typed: number): ClampedQuantity {
  if (!Number.isFinite(typed) || typed < 0) return { value: firstAdd(rule), changed: "invalid" };
  if (typed === 0) return { value: 0 };
  const top = ceiling(rule);
  if (typed > top) return { value: top, changed: "max" };
  // §5: loose goods below their first weight are 0
  if (rule.by === "weight" && typed < rule.first) return { value: 0, changed: "min" };
  const least = floorOf(rule);
  if (typed < least) return { value: least, changed: typed < rule.min || !rule.locked ? "min" : "multiple" };
  const value =
    rule.by === "weight" ? onStep(rule, typed, Math.round) : Math.round(typed / unit(rule)) * unit(rule);
  return value === typed ? { value } : { value, changed: rule.locked ? "multiple" : "step" };
}

/** Returns the pieces sold together: a package if locked, else one. */
function unit(rule: QuantityRule): number {
  return rule.by !== "weight" && rule.locked ? Math.max(1, rule.multiple) : 1;
}

/**
 * Returns the minimum: pieces in whole packages; loose goods at the first quantity or a step above
 * it (§5).
 */
function floorOf(rule: QuantityRule): number {
  if (rule.by === "weight") return onStep(rule, Math.max(rule.min, rule.first), Math.ceil);
  return Math.ceil(Math.max(1, rule.min) / unit(rule)) * unit(rule);
}

/** Rounds a weight to the first quantity plus whole steps. */
function onStep(rule: QuantityRule, value: number, round: (steps: number) => number): number {
  return rule.first + Math.max(0, round((value - rule.first) / rule.step)) * rule.step;
}
