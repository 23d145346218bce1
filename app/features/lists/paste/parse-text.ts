import type { Amount } from "~/lib/amount/amount";
import { splitAmount } from "~/lib/amount/read-amount";
import { typedLine } from "~/lib/typed-text";
import { withoutMarks, withoutSender } from "./line-start";

/** Line of a written list: its text, the words to search, and the amount. */
export type WrittenLine = { typed: string; words: string; amount?: Amount };

export const mostLines = 40;
const mostCharacters = 4000;
const longestWords = 100;

/** Error of a whole text, with the count that is too high. */
export type TextFault = { fault: "empty" } | { fault: "lines" | "long"; count: number };

/** Separator between products: a comma outside numbers, or a semicolon ("mele 1,5 kg, uova"). */
const betweenThings = /;|,(?!\d)|(?<!\d),/;

/** Splits a text into lines; a single line, as typed on a phone, splits at its commas. */
function linesOf(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map(withoutSender);
  return lines.length === 1 ? (lines[0] ?? "").split(betweenThings) : lines;
}

/**
 * Parses the lines that name a product, at most `mostLines`; returns a fault for an empty or too
 * long text.
 */
export function parseText(text: string): { lines: WrittenLine[] } | TextFault {
  const count = [...text].length;
  if (count > mostCharacters) return { fault: "long", count };
  const lines = linesOf(text).flatMap((line) => parseLine(line) ?? []);
  if (lines.length === 0) return { fault: "empty" };
  return lines.length > mostLines ? { fault: "lines", count: lines.length } : { lines };
}

/**
 * Parses one product: "2 latte", "1/2 kg di pane", "mele 1,5 kg", "- uova x6", "[ ] burro".
 * Undefined without a letter.
 */
export function parseLine(line: string): WrittenLine | undefined {
  const bare = withoutMarks(withoutSender(line));
  const { amount, words: all } = splitAmount(bare);
  const words = [...all].slice(0, longestWords).join("").trim();
  if (!/\p{L}/u.test(words)) return undefined;
  return { typed: typedLine(bare), words, ...(amount && { amount }) };
}
