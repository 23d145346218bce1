/**
 * Reasons why a query cannot be searched:
 * - "empty": no text.
 * - "short": fewer than two letters or digits.
 * - "unreadable": only other characters.
 * - "long": over 100 characters.
 */
export type QueryProblem = "empty" | "short" | "unreadable" | "long";

/** Max length, in code points. */
export const longestQuery = 100;
const fewest = 2;

/**
 * Returns the problem of a tidied query before any backend call; undefined if it can be searched.
 */
export function queryProblem(words: string): QueryProblem | undefined {
  if (words === "") return "empty";
  if ([...words].length > longestQuery) return "long";
  const readable = words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (readable === 0) return "unreadable";
  return readable < fewest ? "short" : undefined;
}
