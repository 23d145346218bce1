import { typedLine } from "~/lib/typed-text";
import { longestQuery } from "../query/query-check";

/** What `/search` understands (§2.1); `mode` may say anything, and `literal` that the words are searched as they are. */
type SearchParams = { query: string; cut: boolean; categoryId: number | undefined; literal: boolean };

/** The value of `mode` for words that nobody is to read otherwise. */
export const literalMode = "exact";

/** Words as the backend is asked for them: without control characters, single spaces, 100 characters at most (`cut` says so). */
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
