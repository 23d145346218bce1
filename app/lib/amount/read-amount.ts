import { baseOf, toGrams, unitsPerBase, type Unit } from "../units";
import {
  hasThousands,
  isMeasure,
  isSinglePiece,
  measureNamed,
  standsBefore,
  unitNamed,
  type Amount,
} from "./amount";
import { groupNamed, joins, mayHoldNumber, numberAt, type ReadNumber } from "./numbers";
import { times, wordsIn } from "./words";

/** An amount and the index of the word after it. */
type Read = { amount: Amount; end: number };

const isAbout = (word: string): boolean =>
  /^(circa|ca|c\.?a|all['’]incirca|about|approx|around|roughly)\.?$/i.test(word);
const isIntro = (word: string): boolean =>
  /^(n[.°ro]*|num|qt[aà]|q\.t[aà]|quantità|qty|almeno)[.:]?$/i.test(word);
const isOf = (word: string): boolean => /^(di|d['’]|of|a)$/i.test(word);
const isRange = (word: string): boolean => /^(-|o|a|or|to)$/i.test(word);

/**
 * Reads a text that is only an amount, in Italian or English: "2", "1,5 kg", "un etto e mezzo", "2
 * x 400 g", "circa 300 g", "2-3" (the smaller number), "2 confezioni (12 bottiglie)". 0 is an
 * amount. Undefined for any other text.
 */
export function readAmount(text: string): Amount | undefined {
  const [, before, within] = /^(.*\S)\s*\((.+)\)\s*$/s.exec(text) ?? [];
  if (before !== undefined && within !== undefined && alone(within)) return alone(before);
  return alone(text);
}

function alone(text: string): Amount | undefined {
  const words = wordsIn(text);
  const read = amountAt(words, 0);
  return read?.end === words.length ? read.amount : undefined;
}

/** Max words of an amount: "circa un chilo e due etti e mezzo". */
const maxWords = 10;

/**
 * Splits a text into the amount at its beginning or end and the words for goods: "2 latte", "mele
 * 1,5 kg", "kg 2 di mele".
 */
export function splitAmount(text: string): Split {
  // in "2 confezioni (12 pezzi) di acqua" the brackets repeat the amount
  const once = text.replace(/\(([^()]*)\)/g, (all, inner: string) => (alone(inner) ? " " : all));
  const split = splitWords(wordsIn(once));
  return split.amount || once === text ? split : splitWords(wordsIn(text));
}
type Split = { amount?: Amount; words: string };

function splitWords(words: string[]): Split {
  const head = amountAt(words, 0);
  if (head && head.amount.value > 0 && head.end < words.length)
    return { amount: head.amount, words: withoutOf(words.slice(head.end)).join(" ") };
  // "3 bottiglie": the counted word is also the goods
  if (head?.amount.piece && head.amount.value > 0) return { amount: head.amount, words: head.amount.piece };
  for (let at = Math.max(1, words.length - maxWords); at < words.length; at += 1) {
    const tail = /^(da|per|al|in|no)$/i.test(words[at - 1] ?? "") ? undefined : amountAt(words, at);
    if (tail && tail.amount.value > 0 && tail.end === words.length)
      return {
        amount: tail.amount,
        words: words
          .slice(0, at)
          .join(" ")
          .replace(/[\s:=-]+$/, ""),
      };
  }
  return { words: words.join(" ") };
}

/**
 * Removes the amounts that name their unit: "patate" from "un chilo e mezzo di patate". A bare
 * number stays, since it may be part of a name ("quattro formaggi").
 */
export function withoutAmounts(text: string): string {
  if (!mayHoldNumber(text)) return text;
  const words = wordsIn(text);
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { amount, end } = amountAt(words, at) ?? { end: at };
    // the 00 of flour is no amount
    const isAmount = amount && amount.value > 0 && (amount.unit ?? amount.times) !== undefined;
    if (!isAmount) left.push(words[at] ?? "");
    at = isAmount ? end : at + 1;
  }
  return left.join(" ");
}

/** Removes "di", "d'" or "of" before the goods. */
function withoutOf(words: string[]): string[] {
  const [first = ""] = words;
  if (/^(di|del|della|dei|delle|degli|dello|of)$/i.test(first)) return words.slice(1);
  const short = /^d(?:ell)?['’](.+)$/i.exec(first)?.[1];
  return short ? [short, ...words.slice(1)] : words;
}

/**
 * Reads the amount that begins at a word; undefined if there is none. `isEach`: the content of each
 * of several packs.
 */
function amountAt(words: readonly string[], start: number, isEach = false): Read | undefined {
  let at = skip(words, start, (word) => isAbout(word) || isIntro(word));
  const before = words[at] ?? "";
  const unitBefore = standsBefore(before) && numberAt(words, at + 1) ? unitNamed(before) : undefined;
  if (unitBefore) at += 1;
  const number = articleAt(words, at) ?? numberAt(words, at);
  if (!number) return undefined;
  let { value, grouped, end } = number;
  if (words[end] === times) return isEach ? undefined : packsAt(words, end + 1, value);
  const other = isRange(words[end] ?? "") ? numberAt(words, end + 1) : undefined;
  if (other) {
    grouped = grouped && other.grouped && Math.min(grouped, other.grouped);
    [value, end] = [Math.min(value, other.value), other.end];
  }
  const half = halfAt(words, end);
  if (half) [value, end] = [value + half.value, half.end];
  const group = groupNamed(words[end] ?? "");
  if (group !== undefined) {
    [value, end, grouped] = [value * group, end + 1, undefined];
    const more = halfAt(words, end);
    if (more && group > 1) [value, end] = [value + group * more.value, more.end];
  }
  const unitAt = isOf(words[end] ?? "") && (group !== undefined || value < 1) ? end + 1 : end;
  const named = unitBefore ? undefined : unitNamed(words[unitAt] ?? "");
  const unit = unitBefore ?? named ?? (group === undefined ? undefined : "thing");
  if (named) end = unitAt + 1;
  const thousands = hasThousands(unit) ? grouped : undefined;
  const amount = {
    ...amountOf(thousands ?? value, unit),
    ...(thousands !== undefined && !unit && { decimal: value }),
  };
  const read = { amount, end };
  if (isMeasure(unit)) return finish(words, withMore(words, read, unit));
  return finish(words, isEach ? read : thingsAt(words, read));
}

const amountOf = (value: number, unit: Amount["unit"]): Amount => ({
  value: Math.round(value * 1000) / 1000,
  ...(unit && { unit }),
});

/** Reads the English article as 1 before a unit: "a kilo", "a dozen". */
function articleAt(words: readonly string[], at: number): ReadNumber | undefined {
  const next = words[at + 1] ?? "";
  const counts = /^an?$/i.test(words[at] ?? "") && (unitNamed(next) ?? groupNamed(next)) !== undefined;
  return counts ? { value: 1, end: at + 1 } : undefined;
}

function skip(words: readonly string[], at: number, isSkipped: (word: string) => boolean): number {
  let next = at;
  while (next < words.length && isSkipped(words[next] ?? "")) next += 1;
  return next;
}

const finish = (words: readonly string[], { amount, end }: Read): Read => ({
  amount,
  end: skip(words, end, isAbout),
});

/** Reads a fraction of the same unit after a number: "e mezzo", "and a half", "e un quarto". */
function halfAt(words: readonly string[], at: number): { value: number; end: number } | undefined {
  if (!joins(words[at] ?? "")) return undefined;
  const from = /^an?$/i.test(words[at + 1] ?? "") ? at + 2 : at + 1;
  const number = numberAt(words, from);
  if (number && number.value > 0 && number.value < 1) return number;
  const part = groupNamed(words[number?.end ?? from] ?? "");
  if (part === undefined || part >= 1) return undefined;
  return { value: (number?.value ?? 1) * part, end: (number?.end ?? from) + 1 };
}

/** Reads packs of a given size: "2 x 400 g", "2 confezioni da 6". */
function packsAt(words: readonly string[], at: number, packs: number): Read | undefined {
  const each = amountAt(words, at, true);
  if (!each || packs === 0) return undefined;
  return { amount: { ...each.amount, value: each.amount.value * packs, times: packs }, end: each.end };
}

/**
 * Reads counted things: packs of a given size ("2 pacchi da 500 g") or single pieces ("6
 * bottiglie").
 */
function thingsAt(words: readonly string[], { amount, end }: Read): Read {
  const each = /^(da|of)$/i.test(words[end] ?? "") ? packsAt(words, end + 1, amount.value) : undefined;
  if (each) return each;
  const piece = words[end - 1]?.toLowerCase() ?? "";
  return { amount: { ...amount, ...(isSinglePiece(piece) && { piece }) }, end };
}

/** Adds a second measure to the first: "un etto e mezzo", "1 kg e 200 g". */
function withMore(words: readonly string[], { amount, end }: Read, unit: Unit): Read {
  const half = halfAt(words, end);
  if (half) return { amount: amountOf(amount.value + half.value, unit), end: half.end };
  const number = joins(words[end] ?? "") ? numberAt(words, end + 1) : undefined;
  const other = number && measureNamed(words[number.end] ?? "");
  if (!number || !other || baseOf(other) !== baseOf(unit)) return { amount, end };
  const more = toGrams(number.value, other) * (unitsPerBase[unit] / 1000);
  return { amount: amountOf(amount.value + more, unit), end: number.end + 1 };
}
