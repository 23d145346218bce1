import type { QuantityRule } from "~/model/quantity";

/**
 * Whether `value` may stand in a cart: 0, or within the bounds and on a step or a whole package. Written independently of lib/quantity.ts,
 * which tests compare with it.
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
