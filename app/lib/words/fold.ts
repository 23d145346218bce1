import { withoutAmounts } from "../amount/read-amount";

/**
 * Folds a text to the common form of its spellings: lower case, no accents, letters and digits
 * only, single spaces.
 */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  // fast path: most words have no accents, and fold ten times as fast this way
  if (/^[\x20-\x7e]*$/.test(lower)) return lower.replace(/[^a-z0-9]+/g, " ").trim();
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const stopWords = new Set(
  (
    "a ad al all alla alle ai agli allo con col coi d da dal dall dalla dallo dei degli del dell della delle dello di e ed " +
    "i il in l la le lo gli nel nell nella o per su sul sulla un una uno"
  ).split(" "),
);
/** True if a folded word carries no meaning about goods: "di", "con", "al". */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const wordsOf = (text: string): string[] => foldWords(text).split(" ").filter(Boolean);

/**
 * Returns the folded words of a text that describe goods. Amounts and stop words are dropped,
 * unless the text consists only of them. Idempotent.
 */
export function tellingWords(text: string): string[] {
  let words = wordsOf(text);
  // amounts are read before folding, which splits "1,5"
  let read = text;
  for (;;) {
    const less = wordsOf(withoutAmounts(read)).filter((word) => !isStopWord(word));
    const isLess = less.length > 0 && less.length < words.length;
    if (!isLess && read === words.join(" ")) return words;
    if (isLess) words = less;
    read = words.join(" ");
  }
}
