import type { Cents } from "~/model/price";
import { typedAmount } from "~/lib/fields/typed-amount";
import { saysSomething } from "~/lib/typed-text";

/** Max spending limit, in cents. */
const highest = 1_000_000;

/**
 * Parses a typed limit ("80", "80,50", "€ 80") to cents. Returns undefined for "" or 0, and
 * "invalid" for anything else.
 */
export function typedLimit(text: string): Cents | undefined | "invalid" {
  if (!saysSomething(text)) return undefined;
  const cents = typedAmount(text);
  if (cents === undefined || cents > highest) return "invalid";
  return cents || undefined;
}
