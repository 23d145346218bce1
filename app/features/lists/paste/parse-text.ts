import { typedLine } from "~/lib/typed-text";
import { numberOf, takeAmount, tokensOf, unitNamed, type Amount } from "./amount";

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
  const lines = text.trim().split(/\r\n|\r|\n/);
  return lines.length === 1 ? text.split(betweenThings) : lines;
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
  const typed = typedLine(line);
  const bare = typed.replace(/^(\[[ x]?\]|[-–—*•·☐☑✓]|\d{1,2}[.)](?=\s)|n[.°](?=\s*\d))+\s*/i, "");
  const tokens = tokensOf(bare);
  const head = takeAmount(tokens);
  const { amount, rest } = head.amount && head.rest.length > 0 ? head : amountAtEnd(tokens);
  const words = [...rest.join(" ")].slice(0, longestWords).join("").trim();
  if (!/\p{L}/u.test(words)) return undefined;
  return amount ? { typed, words, amount } : { typed, words };
}

/** "mele 1,5 kg", "latte 2": the amount after the goods. */
function amountAtEnd(tokens: string[]): { amount?: Amount; rest: string[] } {
  const last = tokens.at(-1) ?? "";
  const start = tokens.length - (unitNamed(last) && numberOf(tokens.at(-2) ?? "") !== undefined ? 2 : 1);
  const whole = /^\d+$/.test(tokens[start - 1] ?? "") && /^\d+\/\d+$|^[½¼¾⅓⅔]$/.test(tokens[start] ?? "");
  const from = whole ? start - 1 : start;
  const { amount, rest } = takeAmount(tokens.slice(from));
  return from > 0 && amount && rest.length === 0 ? { amount, rest: tokens.slice(0, from) } : { rest: tokens };
}
