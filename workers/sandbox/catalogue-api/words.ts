/** Returns lower case without accents: "Caffè" becomes "caffe". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the common part of an Italian noun's singular and plural: "mela" and "mele" become "mel",
 * "pesca" and "pesche" "pesc".
 * Words of three letters and numbers stay unchanged.
 */
export function stem(folded: string): string {
  if (folded.length < 4) return folded;
  const short = folded.replace(/[aeiou]{1,2}$/, "").replace(/([cg])h$/, "$1");
  return short.length < 3 ? folded : short;
}

const stopWords = new Set(
  "a al alla alle ai agli allo con da dal dalla dei del della delle dello degli di e ed il la le lo gli i in per su un una uno".split(
    " ",
  ),
);

/** True for words without meaning for products: "di", "con", "al". */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
