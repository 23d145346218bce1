import type { Sandbox } from "../kernel/sandbox";
import { fold, isStopWord, stem, wordsOf } from "./words";

/**
 * Max hits. Few queries find more in the plain range; in an enlarged one the most popular suffice.
 */
const mostFound = 600;
const mostWords = 8;
const longestWord = 40;

/**
 * Returns a query's search words: folded, without stop words unless there are only stop words.
 * Drops single letters, and words after the eighth.
 */
export function queryWords(q: string): string[] {
  const words = wordsOf(q)
    .map((word) => fold(word).slice(0, longestWord))
    .filter((word) => word.length > 1);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** Matches one word, as written or by its stem. */
const whole = (word: string) => `"${word}" OR stems : "${stem(word)}"`;

/**
 * Requires every word; the last one may be incomplete.
 * Words of three letters or fewer begin too many words ("ace" is no vinegar), so they match only
 * beginnings in names.
 */
function matchExpression(words: string[]): string {
  return words
    .map((word, index) => {
      const columns = word.length <= 3 ? "name : " : "";
      const begun = index === words.length - 1 ? ` OR ${columns}"${word}" *` : "";
      return `(${whole(word)}${begun})`;
    })
    .join(" AND ");
}

type Hit = { product_id: number; name_stems: string; popularity: number; score: number; complete: number };

/**
 * Returns ids of a query's products, best first: by the share of the query in their name, whole
 * words before prefixes, bm25, popularity.
 * A very large result contains only the most popular: the index stores products in that order.
 */
export function searchProducts({ sql }: Sandbox, q: string): number[] {
  const words = queryWords(q);
  if (words.length === 0) return [];
  const [first = ""] = words;
  if (words.length === 1 && /^\d{5,}$/.test(first)) return byCode(sql, first);

  const hits = sql
    .exec<Hit>(
      `SELECT r.product_id, r.name_stems, r.popularity, found.score, found.complete
       FROM (
         SELECT rowid AS place, bm25(catalogue_search, 10, 6, 6, 3, 2) AS score,
           rowid IN (SELECT rowid FROM catalogue_search WHERE catalogue_search MATCH ?2 ORDER BY rowid LIMIT ?3) AS complete
         FROM catalogue_search WHERE catalogue_search MATCH ?1 ORDER BY rowid LIMIT ?3
       ) found JOIN catalogue_ranks r ON r.place = found.place`,
      matchExpression(words),
      words.map((word) => `(${whole(word)})`).join(" AND "),
      mostFound,
    )
    .toArray();
  const asked = words.map(stem);
  const mostPopular = Math.max(1, ...hits.map((hit) => hit.popularity));
  return hits
    .map((hit) => ({
      id: hit.product_id,
      rank: 2 * nameRank(hit.name_stems, asked) + hit.complete,
      score: hit.score - (3 * hit.popularity) / mostPopular,
    }))
    .sort((a, b) => b.rank - a.rank || a.score - b.score || a.id - b.id)
    .map(({ id }) => id);
}

/**
 * Ranks a name by its share of the query:
 * - 4: the whole query, in a name that begins with a query word ("latte": milk before milk
 *   chocolate)
 * - 3: the query's first word begins the name ("pizza surgelata": pizza among frozen products)
 * - 2: the whole query
 * - 1: some whole word
 * - 0: no word
 */
function nameRank(nameStems: string, asked: string[]): number {
  const named = nameStems.split(" ");
  const [begins = ""] = named;
  const all = asked.every((word) => named.includes(word));
  if (asked.includes(begins) && all) return 4;
  if (asked[0] === begins) return 3;
  if (all) return 2;
  return asked.some((word) => named.includes(word)) ? 1 : 0;
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
