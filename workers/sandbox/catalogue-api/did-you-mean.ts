import type { Sandbox } from "../kernel/sandbox";
import { editDistance } from "./edit-distance";
import { queryWords, searchProducts } from "./search-products";

type Word = { folded: string; word: string; frequency: number };

/**
 * Corrects a query without results: replaces unknown words by similar ones, each used once.
 * Returns undefined if the corrected query has no results either.
 */
export function didYouMean(sandbox: Sandbox, q: string): string | undefined {
  const words = queryWords(q);
  const used = new Set(words);
  const near = words.map((word) => {
    const { folded, word: found } = nearest(sandbox, word, used);
    used.add(folded);
    return found;
  });
  const suggestion = near.join(" ");
  if (suggestion === words.join(" ") || searchProducts(sandbox, suggestion).length === 0) return undefined;
  return suggestion;
}

function nearest({ sql }: Sandbox, word: string, used: Set<string>): Omit<Word, "frequency"> {
  const known = sql
    .exec<Word>("SELECT folded, word, frequency FROM catalogue_words WHERE folded = ?", word)
    .toArray()[0];
  if (known) return known;
  const most = word.length <= 5 ? 1 : 2;
  const candidates = sql
    .exec<Word>(
      "SELECT folded, word, frequency FROM catalogue_words WHERE length(folded) BETWEEN ? AND ?",
      word.length - most,
      word.length + most,
    )
    .toArray();
  const [best] = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.folded, most) }))
    .filter(({ folded, distance }) => distance <= most && !used.has(folded))
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency || a.folded.localeCompare(b.folded));
  return best ?? { folded: word, word };
}
