import { withoutAmounts } from "../amount/read-amount";

/** Lower case without accents, letters and digits only, single spaces: what two spellings of one name share. */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  // most words have no accents, and are folded ten times as quickly without the general way
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
/** Whether a folded word says nothing about goods: "di", "con", "al". */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const wordsOf = (text: string): string[] => foldWords(text).split(" ").filter(Boolean);

/**
 * The words of a text that say what goods are meant, folded: without amounts and stop words, unless there are no others. What it gives it
 * leaves as it is.
 */
export function tellingWords(text: string): string[] {
  let words = wordsOf(text);
  // signs are read where they still stand: folding parts "1,5"
  let read = text;
  for (;;) {
    const less = wordsOf(withoutAmounts(read)).filter((word) => !isStopWord(word));
    const isLess = less.length > 0 && less.length < words.length;
    if (!isLess && read === words.join(" ")) return words;
    if (isLess) words = less;
    read = words.join(" ");
  }
}
