import type { Cents } from "~/model/price";
import { toCents } from "~/lib/money";

/** Highest limit, in cents. */
const highest = 1_000_000;

/** Reads a limit as it was typed ("80", "80,50", "€ 80"): cents; undefined for none ("" or 0), "invalid" for anything else. */
export function typedLimit(text: string): Cents | undefined | "invalid" {
  const amount = text.replace(/[€\s]/g, "");
  if (amount === "") return undefined;
  if (!/^\d{1,5}([.,]\d{1,2})?$/.test(amount)) return "invalid";
  const cents = toCents(Number(amount.replace(",", ".")));
  return cents > highest ? "invalid" : cents || undefined;
}
