import { isProper, properPhrases } from "./proper-names";

/** Certification marks, always in capitals. */
const marks = "BIO DOP IGP AOP STG DOC DOCG IGT".split(" ");
/** Words in capitals also within an Italian sentence. */
const capitals = new Set([
  ...marks,
  ..."UHT OGM DHA LED USB XL XXL XXXL SPF UV PH AQ ESL IPA UE PET WC TV AA AAA ACE E14 E27".split(" "),
]);
const aMark = new RegExp(`\\b(${marks.join("|")})\\b`, "gi");
/** Lower-case words within brand names: "La Fattoria del Sole". */
const small = new Set(
  "di del della dei delle degli dello da dal e ed in il lo la i gli le al alla con per su a the of and".split(
    " ",
  ),
);
const accented: Record<string, string> = { a: "à", e: "è", i: "ì", o: "ò", u: "ù" };

/**
 * Formats the name of a product or category for reading: "MEZZE MANICHE RIGATE N.84" becomes "Mezze
 * maniche rigate n.84". Acronyms stay (DOP, UHT, "vitamina C"), and places keep their capital. An
 * apostrophe in place of an accent becomes an accent (CAFFE' -> Caffè). A name with lower-case
 * letters is unchanged.
 */
export function sentenceCase(name: string): string {
  if (!isShouted(name)) return name.trim();
  const words = name.trim().split(/\s+/);
  return capitalise(properPhrases(words.map((word, at) => wordOf(word, words[at - 1])).join(" ")));
}

/** Formats the name of a facet or value; certification marks become capitals: "Dop" -> "DOP". */
export const labelCase = (name: string): string =>
  sentenceCase(name).replace(aMark, (mark) => mark.toUpperCase());

/**
 * Formats the name of a brand or chain: "LA MOLISANA" -> "La Molisana", "POGGIO DEL SOLE" ->
 * "Poggio del Sole".
 */
export function brandCase(name: string): string {
  if (!isShouted(name)) return name.trim();
  return name
    .trim()
    .split(/\s+/)
    .map((word, at) => {
      const lower = wordOf(word, undefined);
      return at > 0 && small.has(lower)
        ? lower
        : lower.replace(
            /(^|['’.&-])(\p{L})/gu,
            (_, sign: string, letter: string) => sign + letter.toUpperCase(),
          );
    })
    .join(" ");
}

/** Matches several words in capitals, and the text before the colon of "PANE: ne resta 1". */
const shouted = /^[^\p{Ll}:]+(?=:)|(?<![\p{L}\d])[\p{Lu}\d][^\p{Ll}\s]*(?:\s+[^\p{Ll}\s]+)+(?!\p{L})/gu;

/**
 * Formats product names in capitals within a backend message; the rest stays. A single word, or
 * words with figures, may be a code or an abbreviation ("CAP", "ESTATE10").
 */
export function quietSentence(sentence: string): string {
  if (isShouted(sentence)) return sentenceCase(sentence);
  return sentence.replace(shouted, (words, at: number) => {
    const isName = at === 0 && sentence[words.length] === ":";
    if (!isName && words.split(/\s+/).filter((word) => /^[\p{Lu}'’.,:]{2,}$/u.test(word)).length < 2)
      return words;
    return words.split(", ").map(sentenceCase).join(", ");
  });
}

const isShouted = (name: string) => !/\p{Ll}/u.test(name);

const capitalise = (text: string) =>
  text.replace(/^([^\p{L}\d]*)(\p{L})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase());

function wordOf(word: string, before: string | undefined): string {
  const bare = word.replace(/[^\p{L}\d]/gu, "");
  if (
    capitals.has(bare) ||
    (/^VITAMIN[AE]$/.test(before ?? "") && /^[A-Z]\d{0,2}$/.test(bare)) ||
    (bare === "W" && /^\d+$/.test(before ?? ""))
  )
    return word;
  return accent(word.toLowerCase()).replace(/\p{L}+(?=\P{L}*$)/u, (name) =>
    isProper(name) ? capitalise(name) : name,
  );
}

/** "caffe'" -> "caffè"; "po'" is an elision, and a leading "'" a quotation mark */
function accent(word: string): string {
  return /^(po|mo|di|fa|va|sta|da)['’]$/.test(word) || word.startsWith("'")
    ? word
    : word.replace(
        /([aeiou])['’]([^\p{L}]*)$/u,
        (_, vowel: string, rest: string) => (accented[vowel] ?? vowel) + rest,
      );
}
