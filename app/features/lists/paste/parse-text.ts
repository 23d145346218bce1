import type { Amount } from "~/lib/amount/amount";
import { splitAmount } from "~/lib/amount/read-amount";
import { typedLine } from "~/lib/typed-text";
import { withoutMarks, withoutSender } from "./line-start";

/** A line of a written list: as it was typed, what to look for, and how much of it. */
export type WrittenLine = { typed: string; words: string; amount?: Amount };

export const mostLines = 40;
const mostCharacters = 4000;
const longestWords = 100;

/** What is wrong with a whole text, with the number that is too high. */
export type TextFault = { fault: "empty" } | { fault: "lines" | "long"; count: number };

/** A comma that is none of a number: "mele 1,5 kg, uova". */
const betweenThings = /;|,(?!\d)|(?<!\d),/;

/** The lines of a text; one that is a single line, as one writes on a phone, is a list whose things are parted by commas. */
function linesOf(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map(withoutSender);
  return lines.length === 1 ? (lines[0] ?? "").split(betweenThings) : lines;
}

/** The lines of a written list that name something, at most `mostLines`; a fault when there are no lines or too many. */
export function parseText(text: string): { lines: WrittenLine[] } | TextFault {
  const count = [...text].length;
  if (count > mostCharacters) return { fault: "long", count };
  const lines = linesOf(text).flatMap((line) => parseLine(line) ?? []);
  if (lines.length === 0) return { fault: "empty" };
  return lines.length > mostLines ? { fault: "lines", count: lines.length } : { lines };
}

/** One product a line: "2 latte", "1/2 kg di pane", "mele 1,5 kg", "- uova x6", "[ ] burro". Undefined when it names nothing. */
export function parseLine(line: string): WrittenLine | undefined {
  const bare = withoutMarks(withoutSender(line));
  const { amount, words: all } = splitAmount(bare);
  const words = [...all].slice(0, longestWords).join("").trim();
  if (!/\p{L}/u.test(words)) return undefined;
  return { typed: typedLine(bare), words, ...(amount && { amount }) };
}
