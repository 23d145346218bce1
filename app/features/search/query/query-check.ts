/** Why a query cannot be searched: nothing written, fewer than two letters or digits, none at all, over 100 characters. */
export type QueryProblem = "empty" | "short" | "unreadable" | "long";

/** Characters. */
export const longestQuery = 100;
const fewest = 2;

/** What is wrong with a tidied query, checked before the backend is asked; undefined when it can be searched. */
export function queryProblem(words: string): QueryProblem | undefined {
  if (words === "") return "empty";
  if ([...words].length > longestQuery) return "long";
  const readable = words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (readable === 0) return "unreadable";
  return readable < fewest ? "short" : undefined;
}
