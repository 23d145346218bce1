import type { Sandbox } from "../kernel/sandbox";
import { fold, isStopWord, stem, wordsOf } from "./words";

const mostWords = 8;
const longestWord = 40;

/**
 * The words of a query that count: folded, without stop words unless there is nothing else. One letter finds nothing; more
 * than eight words are not looked at.
 */
export function queryWords(q: string): string[] {
  const words = wordsOf(q)
    .map((word) => fold(word).slice(0, longestWord))
    .filter((word) => word.length > 1);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** Every word must be there, as written or by its stem; the last one may still be being typed. */
function matchExpression(words: string[]): string {
  return words
    .map((word, index) => `("${word}"${index === words.length - 1 ? " *" : ""} OR stems : "${stem(word)}")`)
    .join(" AND ");
}

type Hit = {
  product_id: number;
  name: string;
  code: string;
  barcode: string;
  popularity: number;
  score: number;
};

/** Ids of the products that answer a query, best first: by bm25, by where the word stands in the name, by popularity. */
export function searchProducts({ sql }: Sandbox, q: string): number[] {
  const words = queryWords(q);
  if (words.length === 0) return [];
  const [first = ""] = words;
  if (words.length === 1 && /^\d{5,}$/.test(first)) return byCode(sql, first);

  const hits = sql
    .exec<Hit>(
      `SELECT p.product_id, p.name, p.code, p.barcode, p.popularity, bm25(catalogue_search, 10, 6, 6, 3, 2) AS score
       FROM catalogue_search JOIN catalogue_products p ON p.product_id = catalogue_search.rowid
       WHERE catalogue_search MATCH ?`,
      matchExpression(words),
    )
    .toArray();
  const mostPopular = Math.max(1, ...hits.map((hit) => hit.popularity));
  return hits
    .map((hit) => ({
      id: hit.product_id,
      score: hit.score - nameBonus(hit.name, words) - (1.5 * hit.popularity) / mostPopular,
    }))
    .sort((a, b) => a.score - b.score || a.id - b.id)
    .map(({ id }) => id);
}

/** A name that begins with the word is what was meant ("latte" is milk before milk chocolate). */
function nameBonus(name: string, words: string[]): number {
  const named = wordsOf(name).map(fold);
  const stems = new Set(named.map(stem));
  const [begins = ""] = named;
  const first = words.some((word) => begins === word || stem(begins) === stem(word)) ? 4 : 0;
  const all = words.every((word) => stems.has(stem(word))) ? 2 : 0;
  return first + all;
}

function byCode(sql: SqlStorage, code: string): number[] {
  return sql
    .exec<{ product_id: number }>(
      "SELECT product_id FROM catalogue_products WHERE barcode = ?1 OR code = ?1 ORDER BY product_id",
      code,
    )
    .toArray()
    .map((row) => row.product_id);
}
