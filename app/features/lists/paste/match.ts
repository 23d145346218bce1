import { isEbsnError } from "~/ebsn/errors";
import { mostCompared, searchFor, type SearchShop } from "~/features/relevance/public.server";
import type { Product } from "~/model/product";
import { within } from "~/net/deadline";
import type { WrittenLine } from "./parse-text";

/** What was found for a line: up to three products, best first, and the words that found them where those written did not. */
export type Match = { line: WrittenLine; products: Product[]; searchedInstead?: string; failed?: true };

const mostCandidates = 3;
/** A Worker opens at most six connections at a time; more would only wait. */
const searchesAtOnce = 6;
/** how many lines ask a second question, where the written words found nothing or little */
const mostAskedAgain = 10;
/** how many of them for lines that found little: they have something to choose from, and leave the others their turn */
const mostAskedAgainOfLittle = 4;
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

/** What each of the words found, by `keyOf` them; those whose search failed or was not over in time are not in it. */
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
