import type { CountedBy, QuantityRule } from "~/model/quantity";

/** What a typed quantity became, and which rule changed it. */
export type ClampedQuantity = { value: number; changed?: "min" | "max" | "multiple" | "step" | "invalid" };

/** The most that a household buys of one product at a time, in pieces, packs and grams: more is asked about first (record 152). */
export const householdMax: Record<CountedBy, number> = { piece: 50, pack: 50, weight: 20_000 };

/**
 * The highest quantity of a product that can be bought; 0 when there is less than its lowest quantity. Goods in whole packages (locked)
 * stop at a whole package, weights at a step above the least.
 */
export function ceiling(rule: QuantityRule): number {
  const top = Math.floor(rule.max);
  if (top < floorOf(rule)) return 0;
  return rule.by === "weight" ? onStep(rule, top, Math.floor) : Math.floor(top / unit(rule)) * unit(rule);
}

/** What the first add puts into the cart (§5: loose goods begin with `first`); 0 = sold out. */
export function firstAdd(rule: QuantityRule): number {
  const first = Math.max(rule.first, floorOf(rule));
  const wanted =
    rule.by === "weight" ? onStep(rule, first, Math.ceil) : Math.ceil(first / unit(rule)) * unit(rule);
  return Math.min(wanted, ceiling(rule));
}

/**
 * The plus button. Pieces go one by one below a package and by whole packages from there on (§4): with six in a package
 * 5 -> 6 -> 12, and a typed 7 -> 12; locked goods by packages only; weights by a step. Never
 * above the most; at the top (or beyond, when less is left by now) it stays.
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
 * The minus button: the reverse of `increase` (12 -> 6 -> 5). 0 asks to remove the line; "below-min" says that less of it cannot be bought
 * (§4); weights below the first quantity are 0 (§5).
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

/** Whether a quantity is asked about before it takes the place of `held`: beyond a household, and more than the plus button makes of it. */
export const isBeyondHousehold = (rule: QuantityRule, value: number, held = 0): boolean =>
  value > householdMax[rule.by] && value > increase(rule, held);

/** What the minus button asks for: where less cannot be bought, a step less all the same, so that the server says why. */
export function minusTarget(rule: QuantityRule, value: number): number {
  const less = decrease(rule, value);
  return less === "below-min" ? Math.max(1, value - rule.step) : less;
}

/**
 * The quantity one may buy that is nearest to the typed one, and why it differs (§4, §5). 0 stays 0. What is no quantity (negative, not a
 * number) is "invalid", with the first add as its value, so that a typing mistake does not remove a line. A weight below the first one is 0
 * ("min"), which asks whether the line shall go.
 */
export function clampToRule(rule: QuantityRule, typed: number): ClampedQuantity {
  if (!Number.isFinite(typed) || typed < 0) return { value: firstAdd(rule), changed: "invalid" };
  if (typed === 0) return { value: 0 };
  const top = ceiling(rule);
  if (typed > top) return { value: top, changed: "max" };
  // §5: loose goods below their first weight are none
  if (rule.by === "weight" && typed < rule.first) return { value: 0, changed: "min" };
  const least = floorOf(rule);
  if (typed < least) return { value: least, changed: typed < rule.min || !rule.locked ? "min" : "multiple" };
  const value =
    rule.by === "weight" ? onStep(rule, typed, Math.round) : Math.round(typed / unit(rule)) * unit(rule);
  return value === typed ? { value } : { value, changed: rule.locked ? "multiple" : "step" };
}

/** Pieces that go together: a package when locked, else one. */
function unit(rule: QuantityRule): number {
  return rule.by !== "weight" && rule.locked ? Math.max(1, rule.multiple) : 1;
}

/** The least that may be bought: the minimum in whole packages; of loose goods the first quantity or a step above it (§5). */
function floorOf(rule: QuantityRule): number {
  if (rule.by === "weight") return onStep(rule, Math.max(rule.min, rule.first), Math.ceil);
  return Math.ceil(Math.max(1, rule.min) / unit(rule)) * unit(rule);
}

/** Weights stand at the first quantity and whole steps above it. */
function onStep(rule: QuantityRule, value: number, round: (steps: number) => number): number {
  return rule.first + Math.max(0, round((value - rule.first) / rule.step)) * rule.step;
}
