import { typedLine } from "~/lib/typed-text";

/**
 * Past search (§3): its text, its number of uses, and the day of its last use, counted from 1970.
 */
export type PastWord = { name: string; counter: number; day: number };

const mostWords = 20;
const mostBytes = 1000;
const longestName = 40;
const mostTimes = 999;

export const dayOf = (instant: number): number => Math.floor(instant / 86_400_000);

/**
 * Parses the cookie of `writeWords`. Cookies can be forged, so invalid entries are dropped; so are
 * entries older than `days` (§9, dayWordsSaved).
 */
export function readWords(value: string | undefined, today: number, days: number): PastWord[] {
  const words = (value ?? "").slice(0, 4096).split("~").flatMap(readWord);
  const names = words.map(({ name }) => name);
  return words
    .filter(({ name, day }, index) => names.indexOf(name) === index && day > today - days && day <= today + 1)
    .slice(0, mostWords);
}

function readWord(text: string): PastWord[] {
  const [, counter, day, name] = /^([0-9a-z]{1,2})\.([0-9a-z]{1,4})\.(.+)$/.exec(text) ?? [];
  if (!counter || !day || !name || name !== nameOf(name)) return [];
  return [{ name, counter: Math.min(mostTimes, parseInt(counter, 36)), day: parseInt(day, 36) }];
}

/** Query as stored: lower case, at most 40 characters, without the cookie's separator. */
const nameOf = (query: string): string =>
  [...typedLine(query.replaceAll("~", " ").toLowerCase())].slice(0, longestName).join("").trim();

/**
 * Adds a use of `query`, latest first. The same query on the same day (a reload, the next page)
 * does not count again.
 */
export function addWord(words: PastWord[], query: string, today: number): PastWord[] {
  const name = nameOf(query);
  const [last] = words;
  if (name === "" || (last?.name === name && last.day === today)) return words;
  const known = words.find((word) => word.name === name);
  const counter = Math.min(mostTimes, (known?.counter ?? 0) + 1);
  return [{ name, counter, day: today }, ...words.filter((word) => word !== known)];
}

/** Sorts by use, then by latest. */
export const byUse = (words: PastWord[]): PastWord[] => [...words].sort((a, b) => b.counter - a.counter);

/**
 * Serialises the words for a cookie, latest first: at most 20, and at most 1000 bytes after
 * encoding. The least used are dropped first, among them the oldest; the newest search stays.
 */
export function writeWords(words: PastWord[]): string {
  const shortened = [...words];
  while (shortened.length > mostWords || encodeURIComponent(textOf(shortened)).length > mostBytes) {
    const least = Math.min(...shortened.slice(1).map(({ counter }) => counter));
    const at = shortened.findLastIndex(({ counter }, index) => index > 0 && counter === least);
    shortened.splice(Math.max(at, 0), 1);
  }
  return textOf(shortened);
}

const textOf = (words: PastWord[]): string =>
  words.map(({ name, counter, day }) => `${counter.toString(36)}.${day.toString(36)}.${name}`).join("~");
