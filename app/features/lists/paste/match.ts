import type { Ebsn } from "~/ebsn/client";
import type { Listing } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { isEbsnError } from "~/ebsn/errors";
import { within } from "~/net/deadline";
import type { WrittenLine } from "./parse-text";

/** What was found for a line: up to three products, best first; `near` = the words that found them where those written did not. */
export type Match = { line: WrittenLine; products: Product[]; near?: string; failed?: true };

const candidates = 3;
const looked = 8;
/** A Worker opens at most six connections at a time; more would only wait. */
const atOnce = 6;
/** how many near words are searched, for all lines together, when the written words found nothing */
const mostNear = 10;
/** Time for all searches, milliseconds. Lines not searched by then are shown as such, so that the page is sent in time. */
const patienceMs = 3500;

type Catalogue = { ebsn: { catalog: Pick<Ebsn["catalog"], "listing"> } };

/**
 * Looks for every line: one search for the same words, a few at once, and none after `signal`. A line whose search failed, or did not
 * come in time, says so.
 */
export async function matchLines(
  { ebsn }: Catalogue,
  lines: WrittenLine[],
  signal: AbortSignal = AbortSignal.timeout(patienceMs),
): Promise<Match[]> {
  const search = (q: string) => ebsn.catalog.listing({ q, pageSize: looked });
  const found = await searchAll(
    lines.map(({ words }) => words),
    search,
    signal,
  );
  const nearOf = ({ words }: WrittenLine): string | undefined => {
    const listing = found.get(fold(words));
    return listing && best(listing.products).length === 0 ? nearWords(words, listing) : undefined;
  };
  const near = lines.flatMap((line) => nearOf(line) ?? []);
  const foundNear = await searchAll([...new Set(near)].slice(0, mostNear), search, signal);

  return lines.map((line) => {
    const listing = found.get(fold(line.words));
    if (!listing) return { line, products: [], failed: true };
    const products = best(listing.products);
    if (products.length > 0) return { line, products };
    const other = nearOf(line);
    const again = best((other && foundNear.get(fold(other))?.products) || []);
    return again.length > 0 ? { line, products: again, near: other } : { line, products: [] };
  });
}

/** What each of the words found, by the words folded; those whose search failed or was not over in time are not in it. */
async function searchAll(
  all: string[],
  search: (words: string) => Promise<Listing>,
  signal: AbortSignal,
): Promise<Map<string, Listing>> {
  const found = new Map<string, Listing>();
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

/** A near word the backend knows, else the first word alone. */
function nearWords(words: string, { didYouMean }: Listing): string | undefined {
  const [first = ""] = words.split(" ");
  return didYouMean ?? (first.length > 2 && first !== words ? first : undefined);
}

const best = (products: Product[]): Product[] =>
  products.filter(({ soldOut, rule }) => !soldOut && rule.max > 0).slice(0, candidates);
