import { typedLine } from "~/lib/typed-text";

/** What `/search` understands (§2.1); `mode` may say anything, and `literal` that the words are searched as they are. */
export type SearchParams = { query: string; cut: boolean; categoryId: number | undefined; literal: boolean };

/** The value of `mode` for words that nobody is to read otherwise. */
export const literalMode = "exact";

const longest = 100;

/** Words as the backend is asked for them: without control characters, single spaces, 100 characters at most (`cut` says so). */
export function readSearch(search: URLSearchParams): SearchParams {
  const characters = [...typedLine(search.get("query") ?? "")];
  const category = search.get("parent_category_id") ?? "";
  return {
    query: characters.slice(0, longest).join("").trim(),
    cut: characters.length > longest,
    literal: search.get("mode") === literalMode,
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
  };
}
