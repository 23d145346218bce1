import { isEbsnError } from "~/ebsn/errors";
import { mostCompared, searchFor, type SearchShop } from "~/features/relevance/public.server";
import type { Product } from "~/model/product";
import { within } from "~/net/deadline";
import type { WrittenLine } from "./parse-text";

/**
 * Matches of a line: up to three products, best first. `searchedInstead` is the fallback query that
 * found them.
 */
export type Match = { line: WrittenLine; products: Product[]; searchedInstead?: string; failed?: true };

const mostCandidates = 3;
/** Max parallel searches: a Worker opens at most six connections at a time. */
const searchesAtOnce = 6;
/** max lines with a fallback query, after no or few results */
const mostAskedAgain = 10;
/** max fallback queries after few results: lines without results take precedence */
const mostAskedAgainOfLittle = 4;
/**
 * Timeout of all searches, in milliseconds. Lines not searched by then are marked as failed, so
 * that the page is sent in time.
 */
const patienceMs = 3500;

type Found = Awaited<ReturnType<typeof searchFor>>;

/**
 * Searches all lines: one search per distinct words, a few in parallel, and no new search after
 * `signal`. A line is marked `failed` if its search fails or is late.
 */
export async function matchLines(
  shop: SearchShop,
  lines: WrittenLine[],
  signal: AbortSignal = AbortSignal.timeout(patienceMs),
): Promise<Match[]> {
  const again = { all: 0, ofLittle: 0 };
  const mayAskAgain = (foundNothing: boolean) => {
    if (signal.aborted || again.all >= mostAskedAgain) return false;
    if (!foundNothing && again.ofLittle >= mostAskedAgainOfLittle) return false;
    again.all += 1;
    if (!foundNothing) again.ofLittle += 1;
    return true;
  };
  const found = await searchAll(
    lines.map(({ words }) => words),
    (words) => searchFor(shop, words, mostCompared, mayAskAgain),
    signal,
  );
  return lines.map((line) => {
    const { products, searchedInstead } = found.get(keyOf(line.words)) ?? {};
    if (!products) return { line, products: [], failed: true };
    return {
      line,
      products: candidatesAmong(products),
      ...(searchedInstead !== undefined && { searchedInstead }),
    };
  });
}

/** Results by `keyOf` the words; failed or late searches are absent. */
async function searchAll(
  all: string[],
  search: (words: string) => Promise<Found>,
  signal: AbortSignal,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = [...new Map(all.map((words) => [keyOf(words), words]))];
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
  await Promise.all(Array.from({ length: searchesAtOnce }, work));
  return found;
}

const keyOf = (words: string): string => words.toLowerCase();

const candidatesAmong = (products: Product[]): Product[] =>
  products.filter(({ soldOut, rule }) => !soldOut && rule.max > 0).slice(0, mostCandidates);
