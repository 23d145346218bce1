import type { Ebsn } from "~/ebsn/client";
import type { Product } from "~/model/product";
import { isEbsnError } from "~/ebsn/errors";
import type { WishLine } from "./parse-text";

/** What was found for a line: up to three products, best first; `near` = the words that found them where those written did not. */
export type Match = { line: WishLine; products: Product[]; near?: string; failed?: true };

const candidates = 3;
const looked = 8;
const atOnce = 6;

type Catalogue = { ebsn: { catalog: Pick<Ebsn["catalog"], "listing"> } };

/** Looks for every line, a few at once. A search that fails is said of its own line; it throws when every one failed. */
export async function matchLines(shop: Catalogue, lines: WishLine[]): Promise<Match[]> {
  const matches: Match[] = [];
  const waiting = lines.map((line, index) => ({ line, index }));
  let lastError: unknown;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { line, index } = next;
      try {
        matches[index] = await matchLine(shop, line);
      } catch (error) {
        if (!isEbsnError(error)) throw error;
        lastError = error;
        matches[index] = { line, products: [], failed: true };
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (matches.length > 0 && matches.every(({ failed }) => failed)) throw lastError;
  return matches;
}

/** The words as they were written, else a near word the backend knows, else the first word alone. */
async function matchLine({ ebsn }: Catalogue, line: WishLine): Promise<Match> {
  const { words } = line;
  const found = await ebsn.catalog.listing({ q: words, pageSize: looked });
  const products = best(found.products);
  if (products.length > 0) return { line, products };
  const [first = ""] = words.split(" ");
  const near = found.didYouMean ?? (first.length > 2 && first !== words ? first : undefined);
  if (!near) return { line, products: [] };
  const again = best((await ebsn.catalog.listing({ q: near, pageSize: looked })).products);
  return again.length > 0 ? { line, products: again, near } : { line, products: [] };
}

const best = (products: Product[]): Product[] =>
  products.filter(({ soldOut, rule }) => !soldOut && rule.max > 0).slice(0, candidates);
