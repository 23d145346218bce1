/** A number read from words or digits. `grouped` is the second reading of "1.500": 1500. */
export type ReadNumber = { value: number; grouped?: number; end: number };

const below20 =
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici " +
  "diciassette diciotto diciannove";
const tens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta";
const english =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty";

const numerals = new Map<string, number>([
  ...english.split(" ").map((word, value): [string, number] => [word, value]),
  ...below20.split(" ").map((word, value): [string, number] => [word, value]),
  ...tens.split(" ").flatMap((ten, place) =>
    below20
      .split(" ")
      .slice(0, 10)
      .map((unit, value): [string, number] => {
        // "ventuno" and "ventotto" lose a vowel
        const begin = value === 1 || value === 8 ? ten.slice(0, -1) : ten;
        return [value === 0 ? ten : begin + unit, (place + 2) * 10 + value];
      }),
  ),
  ["un", 1],
  ["una", 1],
  ["cento", 100],
  ["hundred", 100],
  ["mezzo", 0.5],
  ["mezza", 0.5],
  ["half", 0.5],
]);

/** Nouns that multiply the number before them: "due dozzine", "a couple". */
const groups = new Map<string, number>([
  ...["paio", "paia", "couple", "pair", "pairs"].map((word): [string, number] => [word, 2]),
  ...["decina", "decine"].map((word): [string, number] => [word, 10]),
  ...["dozzina", "dozzine", "dozen", "dozens"].map((word): [string, number] => [word, 12]),
  ["quindicina", 15],
  ["ventina", 20],
  ["trentina", 30],
  ["centinaio", 100],
  ...["quarto", "quarti", "quarter", "quarters"].map((word): [string, number] => [word, 1 / 4]),
  ...["terzo", "terzi", "third", "thirds"].map((word): [string, number] => [word, 1 / 3]),
]);

const plain = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the factor of a noun ("dozzina": 12, "quarto": 1/4); undefined for other words. */
export const groupNamed = (word: string): number | undefined => groups.get(plain(word));

/** True if a word joins a fraction to a number: "e mezzo". */
export const joins = (word: string): boolean => /^(e|ed|and|&|\+)$/i.test(word);

const numberWords = [...numerals.keys(), "mezz", "an?"].join("|");
const someNumber = new RegExp(`[\\d\\p{No}]|\\b(${numberWords})\\b`, "iu");
/**
 * True if a text may hold a number. Skips most product names at a fraction of the cost of parsing.
 */
export const mayHoldNumber = (text: string): boolean => someNumber.test(plain(text));

/** Max number; larger ones are no amount of goods. */
const largest = 999_999;

/**
 * Reads the number that begins at a word: "2", "1,5", "1.500", "1/2", "1 1/2", "due", "mezzo".
 * Undefined if no number begins there.
 */
export function numberAt(words: readonly string[], at: number): ReadNumber | undefined {
  const first = words[at] ?? "";
  const named = numerals.get(plain(first));
  if (named !== undefined) return { value: named, end: at + 1 };
  const fraction = fractionOf(first);
  if (fraction !== undefined) return { value: fraction, end: at + 1 };
  const part = /^\d+$/.test(first) ? fractionOf(words[at + 1] ?? "") : undefined;
  if (part !== undefined && part < 1) return within({ value: Number(first) + part, end: at + 2 });
  return within(inDigits(first, at + 1));
}

const within = (read: ReadNumber | undefined): ReadNumber | undefined =>
  read && Math.max(read.value, read.grouped ?? 0) <= largest ? read : undefined;

function fractionOf(word: string): number | undefined {
  const [, above, below] = /^(\d{1,3})\/([1-9]\d{0,2})$/.exec(word) ?? [];
  return above === undefined ? undefined : Number(above) / Number(below);
}

/** Reads digits with a comma or a full stop: as decimals, as thousands, or as both. */
function inDigits(word: string, end: number): ReadNumber | undefined {
  const text = word.replace(/[.,]$/, "");
  if (/^\d{1,3}((\.\d{3})+,\d+|(,\d{3})+\.\d+)$/.test(text)) {
    const decimal = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
    return {
      value: Number(`${text.slice(0, decimal).replace(/[.,]/g, "")}.${text.slice(decimal + 1)}`),
      end,
    };
  }
  const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? Number(text.replace(/[.,]/, "")) : undefined;
  if (!/^(\d{1,9}([.,]\d{1,6})?|[.,]\d{1,6})$/.test(text)) return undefined;
  return { value: Number(text.replace(",", ".")), ...(grouped !== undefined && { grouped }), end };
}
