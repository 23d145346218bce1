import type { QuantityRule } from "~/model/quantity";

/**
 * True if `value` is allowed in a cart: 0, or within the bounds and on a step or a whole package.
 * Written independently of lib/quantity.ts, since tests compare both.
 */
export function isAllowed(
  { by, first, min, max, step, multiple, locked }: QuantityRule,
  value: number,
): boolean {
  if (value === 0) return true;
  if (!Number.isInteger(value) || value < Math.max(1, min) || value > max) return false;
  if (by === "weight") return value >= first && (value - first) % step === 0;
  return !locked || value % Math.max(1, multiple) === 0;
}
