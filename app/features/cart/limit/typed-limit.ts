import type { Cents } from "~/model/price";
import { typedAmount } from "~/lib/fields/typed-amount";
import { saysSomething } from "~/lib/typed-text";

/** Highest limit, in cents. */
const highest = 1_000_000;

/** Reads a limit as it was typed ("80", "80,50", "€ 80"): cents; undefined for none ("" or 0), "invalid" for anything else. */
export function typedLimit(text: string): Cents | undefined | "invalid" {
  if (!saysSomething(text)) return undefined;
  const cents = typedAmount(text);
  if (cents === undefined || cents > highest) return "invalid";
  return cents || undefined;
}
