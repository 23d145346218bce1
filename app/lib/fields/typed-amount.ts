import type { Cents } from "~/model/price";
import { plainLine } from "./normalise";

/**
 * Euro and cents: ungrouped, Italian, English, and grouped by blanks or apostrophes. English groups
 * need cents, since a lone comma may be decimal.
 */
const forms = [
  /^(?<euro>\d+)(?:[.,](?<cents>\d{1,2}|-))?$/,
  /^(?<euro>\d{1,3}(?:\.\d{3})+)(?:,(?<cents>\d{1,2}|-))?$/,
  /^(?<euro>\d{1,3}(?:,\d{3})+)\.(?<cents>\d{2})$/,
  /^(?<euro>\d{1,3}(?:[ ']\d{3})+)(?:[.,](?<cents>\d{1,2}))?$/,
];

/**
 * Parses euro to integer cents: "25", "25,50", "€ 1.234,56", "1,234.56 euro". Undefined for other
 * text.
 */
export function typedAmount(text: string): Cents | undefined {
  const line = plainLine(text)
    .replace(/^(?:€|euro?) ?|(?: ?(?:€|euro?))$/gi, "")
    .trim();
  const { euro, cents = "" } = forms.map((form) => form.exec(line)).find(Boolean)?.groups ?? {};
  if (euro === undefined) return undefined;
  return Number(euro.replace(/\D/g, "")) * 100 + Number(cents.replace("-", "").padEnd(2, "0"));
}
