import { isEbsnError } from "~/ebsn/errors";
import { searchFor, type SearchShop } from "~/features/relevance/public.server";
import type { Product } from "~/model/product";
import { within } from "~/net/deadline";
import type { WrittenLine } from "./parse-text";

/** What was found for a line: up to three products, best first; `near` = the words that found them where those written did not. */
export type Match = { line: WrittenLine; products: Product[]; near?: string; failed?: true };

const candidates = 3;
/** so many that what is meant is among them before a backend that lists what is bought most (tests/search) */
const looked = 16;
/** A Worker opens at most six connections at a time; more would only wait. */
const atOnce = 6;
/** how many near words are searched, for all lines together, when the written words found nothing or little */
const mostNear = 10;
/** how many of them for lines that found little: they have something to choose from, and leave the others their turn */
const mostNearOfLittle = 4;
/** Time for all searches, milliseconds. Lines not searched by then are shown as such, so that the page is sent in time. */
const patienceMs = 3500;

type Found = Awaited<ReturnType<typeof searchFor>>;

/**
 * Looks for every line: one search for the same words, a few at once, and none after `signal`. A line whose search failed, or did not
 * come in time, says so.
 */
export async function matchLines(
  shop: SearchShop,
  lines: WrittenLine[],
  signal: AbortSignal = AbortSignal.timeout(patienceMs),
): Promise<Match[]> {
  const again = { all: 0, ofLittle: 0 };
  const mayAskAgain = (foundNothing: boolean) => {
    if (signal.aborted || again.all >= mostNear) return false;
    if (!foundNothing && again.ofLittle >= mostNearOfLittle) return false;
    again.all += 1;
    if (!foundNothing) again.ofLittle += 1;
    return true;
  };
  const found = await searchAll(
    lines.map(({ words }) => words),
    (words) => searchFor(shop, words, looked, mayAskAgain),
    signal,
  );
  return lines.map((line) => {
    const { products, corrected } = found.get(fold(line.words)) ?? {};
    if (!products) return { line, products: [], failed: true };
    return { line, products: best(products), ...(corrected !== undefined && { near: corrected }) };
  });
}

/** What each of the words found, by the words folded; those whose search failed or was not over in time are not in it. */
async function searchAll(
  all: string[],
  search: (words: string) => Promise<Found>,
  signal: AbortSignal,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = [...new Map(all.map((words) => [fold(words), words]))];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [key, words] = next;
      try {
        found.set(key, await within(search(words), signal));
      } catch (error) {
        if (!isEbsnError(error) && !signal.aborted) throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

const fold = (words: string): string => words.toLowerCase();

const best = (products: Product[]): Product[] =>
  products.filter(({ soldOut, rule }) => !soldOut && rule.max > 0).slice(0, candidates);
