import { typedLine } from "~/lib/typed-text";
import { longestQuery } from "../query/query-check";

/**
 * Parameters of `/search` (§2.1). `mode` may have any value; `literal` means that the words are
 * searched exactly.
 */
type SearchParams = { query: string; cut: boolean; categoryId: number | undefined; literal: boolean };

/** Value of `mode` for words that must not be rewritten. */
export const literalMode = "exact";

/**
 * Parses the words for the backend: no control characters, single spaces, at most 100 characters.
 * `cut` is true if longer.
 */
export function readSearch(search: URLSearchParams): SearchParams {
  const characters = [...typedLine(search.get("query") ?? "")];
  const category = search.get("parent_category_id") ?? "";
  return {
    query: characters.slice(0, longestQuery).join("").trim(),
    cut: characters.length > longestQuery,
    literal: search.get("mode") === literalMode,
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
  };
}
