/**
 * Reference quantity of nutrition figures:
 * - 100 g or ml, with qualifying words ("100 g di prodotto sgocciolato")
 * - another quantity such as a portion
 * - several quantities in a text
 */
export type Basis = { of: "100"; per: string } | { of: "portion" } | { of: "several" };

const hundred = /(?<![\d.,])100\s?(g|gr|grammi|ml|millilitri)(?!\p{L})\.?/iu;
const containers =
  "pezzo|unit[àa]|biscotto|bicchiere|tazza|confezione|fetta|capsula|bustina|lattina|vasetto|barretta|dose|compressa";
const portion = new RegExp(
  `(?<!\\p{L})(?:porzion[ei]|portion|serving|(?:per|a|ogni) (?:un[oa']? ?)?(?:${containers})|(?:per|ogni|su) (?!100(?!\\d))\\d+ ?(?:g|gr|ml)(?!\\p{L}))`,
  "iu",
);
/** Matches a second quantity beside 100 g: "per 100 g / 30 g". */
const secondAmount = /[/+]\s*(?!100(?!\d))\d+\s?(?:g|gr|ml)(?!\p{L})/iu;

/** Words of a heading without information about the reference quantity. */
const generic = new Set(
  (
    "valori valore nutrizionali nutrizionale nutritivi energetici medi medio media mediamente tabella " +
    "informazioni informazione dichiarazione analisi nutriente nutrienti voce componente componenti " +
    "quantità quantita unità unita u m um misura contenuto e di del della per su ogni a ad al riferiti " +
    "riferite nutrition nutritional facts average typical value values amount amounts unit units of"
  ).split(" "),
);

const isGenericWord = (word: string): boolean => generic.has(word.toLowerCase());
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** True for a heading such as "Valori nutrizionali medi", or an empty text. */
export const isGeneric = (text: string): boolean => !/\d/.test(text) && wordsOf(text).every(isGenericWord);

/** True if a text names a portion but not 100 g or ml: its figures may be per portion only. */
export const isOfPortion = (text: string): boolean => portion.test(text) && !hundred.test(text);

/** Returns the basis in a heading, a caption or a sentence; undefined if there is none. */
export function basisIn(text: string): Basis | undefined {
  const found = hundred.exec(text);
  if (!found) return portion.test(text) ? { of: "portion" } : undefined;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  if (portion.test(before) || portion.test(after) || secondAmount.test(after)) return { of: "several" };
  const unit = /^m/i.test(found[1] ?? "") ? "ml" : "g";
  const behind = after.replace(/[\s:;,.*–-]+$/u, "").trim();
  const qualified = qualifierIn(before);
  const glued = /^[/)]/.test(behind) ? "" : " ";
  return {
    of: "100",
    per: `100 ${unit}${behind && glued + behind}${qualified && ` (${qualified})`}`,
  };
}

/** Returns "prodotto preparato" of "Valori medi del prodotto preparato per". */
function qualifierIn(before: string): string {
  const words = before.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isEmpty = (word = "") => wordsOf(word).every(isGenericWord);
  while (words.length > 0 && isEmpty(words[0])) words.shift();
  while (words.length > 0 && isEmpty(words.at(-1))) words.pop();
  return words.join(" ").replace(/^[(,:;\s-]+|[),:;\s-]+$/gu, "");
}

/** True if a cell is only a quantity such as "100 g" or "30 ml". */
export const isBareBasis = (text: string): boolean => /^\d+\s?(?:g|gr|ml)\.?$/i.test(text);

/** True if a text has further figures beside 100 g or ml, which makes the basis ambiguous. */
export const hasFigureBeside = (text: string): boolean =>
  /\d/.test(text.replace(new RegExp(hundred, "giu"), ""));
