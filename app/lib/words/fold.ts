import { unitNamed } from "../amount/amount";

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

/**
 * Whether a word after a number is a unit of a written amount; "lt" and "capsule" are units here
 * alone.
 */
const isUnit = (word: string): boolean => unitNamed(word) !== undefined || /^(lt|capsule)$/.test(word);
/** Digits or a word that count; the 00 and 000 of flour are a kind. */
const number = /^(?!00)(\d+|mezz[oa]|un[oa]?|due|tre|quattro|cinque|sei|dieci)$/;
/** Amounts in digits, or in words: "mezzo litro". */
const hasAmount = /\d|\b(mezz[oa]|un[oa]?|due|tre|quattro|cinque|sei|dieci) /;
const amount = /^(\d+x\d+|\d+(x\d+)?(kg|gr?|hg|ml|cl|lt?|pz))$/;

/** Without what says how much is wanted: "1,5 l" and "6x1,5" fall out, the 00 of flour stays. */
function withoutAmounts(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    let end = at;
    while (number.test(words[end] ?? "") || (end > at && words[end] === "x")) end += 1;
    if (amount.test(word)) {
      // "6x1,5" is folded to "6x1 5"
      if (number.test(words[at + 1] ?? "")) at += 1;
      if (isUnit(words[at + 1] ?? "")) at += 1;
    } else if (end > at && isUnit(words[end] ?? "")) at = end;
    else if (end > at && words.slice(at, end).includes("x")) at = end - 1;
    else left.push(word);
  }
  return left;
}

/**
 * The words of a text that say what goods are meant, folded: without amounts and stop words, unless there are no others. What it gives it
 * leaves as it is.
 */
export function tellingWords(text: string): string[] {
  let words = foldWords(text).split(" ").filter(Boolean);
  for (;;) {
    const hasAmounts = hasAmount.test(words.join(" "));
    const less = (hasAmounts ? withoutAmounts(words) : words).filter((word) => !isStopWord(word));
    if (less.length === 0 || less.length === words.length) return words;
    words = less;
  }
}
