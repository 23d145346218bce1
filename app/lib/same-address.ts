import type { StreetAddress } from "~/model/place";

/** Usual Italian abbreviations in street names, without full stops. */
const shortened: Record<string, string> = {
  vle: "viale",
  vl: "viale",
  pzza: "piazza",
  pza: "piazza",
  pz: "piazza",
  ple: "piazzale",
  pzle: "piazzale",
  ptta: "piazzetta",
  pzzetta: "piazzetta",
  cso: "corso",
  lgo: "largo",
  vic: "vicolo",
  vlo: "vicolo",
  str: "strada",
  sda: "strada",
  cda: "contrada",
  bgo: "borgo",
  loc: "localita",
  circ: "circonvallazione",
  circne: "circonvallazione",
  lmare: "lungomare",
  ltevere: "lungotevere",
  flli: "fratelli",
  sto: "santo",
  sta: "santa",
  dott: "dottor",
  prof: "professor",
  gen: "generale",
  col: "colonnello",
  cap: "capitano",
  card: "cardinale",
  mons: "monsignor",
  ing: "ingegner",
  avv: "avvocato",
  on: "onorevole",
};

const streetTypes = new Set(
  (
    "via viale piazza piazzale piazzetta corso largo vicolo strada contrada borgo localita circonvallazione " +
    "lungomare lungotevere"
  ).split(" "),
);

/** Returns lower case without accents. */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Converts a Roman numeral to digits: XXIV Maggio = 24 Maggio. Single letters stay, because they
 * are initials.
 */
function withoutRoman(word: string): string {
  if (word.length < 2 || !/^x{0,3}(ix|iv|v?i{0,3})$/.test(word)) return word;
  const values: Record<string, number> = { x: 10, v: 5, i: 1 };
  const digits = [...word].map((letter) => values[letter] ?? 0);
  return String(
    digits.reduce((sum, value, at) => (value < (digits[at + 1] ?? 0) ? sum - value : sum + value), 0),
  );
}

/**
 * Returns the words of an address: lower case, without accents and full stops, abbreviations in
 * full.
 */
function wordsOf(text: string): string[] {
  const parts = bare(text).match(/[\p{L}\p{N}]+(\.[\p{L}\p{N}]+)*/gu) ?? [];
  return parts.flatMap((part) => {
    const whole = shortened[part.replaceAll(".", "")];
    if (whole) return [whole];
    return part.split(".").map((word) => shortened[word] ?? withoutRoman(word));
  });
}

/** True for an initial of a word: "S." of San or Santa, "SS." of Santi, "G." of Giuseppe. */
const isInitialOf = (short: string, word: string): boolean =>
  (short.length === 1 || short === "ss") && /^\p{L}/u.test(short) && word.startsWith(short.charAt(0));

const isSameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one === other || isInitialOf(one, other) || isInitialOf(other, one));

const areSameWords = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((word, at) => isSameWord(word, others[at]));

/**
 * Compares street names. "V." means only Via: Via Roma and Viale Roma are two streets of a town.
 */
function areSameStreets(some: readonly string[], others: readonly string[]): boolean {
  const typeOf = ([first = ""]: readonly string[]) => (first === "v" ? "via" : first);
  const [one, other] = [typeOf(some), typeOf(others)];
  const isTyped = streetTypes.has(one) || streetTypes.has(other);
  return isTyped ? one === other && areSameWords(some.slice(1), others.slice(1)) : areSameWords(some, others);
}

/** Normalises a house number for comparison: "n. 12/A" equals "12 a"; "snc" is empty. */
function numberOf(text: string): string {
  const said = bare(text).replace(/^\s*(numero|civico|num|civ|nr|n)?[\s.°º]*(?=\d)/, "");
  const one = said.replace(/(\d)[^\p{L}\p{N}]+(?=\d)/gu, "$1-").replace(/[^\p{L}\p{N}-]|-(?!\d)/gu, "");
  return one === "snc" ? "" : one;
}

export type AddressPart = keyof StreetAddress;

/**
 * Returns the parts in which a found address differs from the typed one, in the order of a form.
 * Case, accents, punctuation and usual abbreviations are ignored, and so are parts missing on the
 * map.
 */
export function addressDifferences(typed: StreetAddress, found: StreetAddress): AddressPart[] {
  const letters = (text: string) => bare(text).replace(/[^\p{L}\p{N}]/gu, "");
  const isSame: Record<AddressPart, boolean> = {
    street: areSameStreets(wordsOf(typed.street), wordsOf(found.street)),
    number: numberOf(typed.number) === numberOf(found.number),
    postalCode: letters(typed.postalCode) === letters(found.postalCode),
    city: areSameWords(wordsOf(typed.city), wordsOf(found.city)),
    province: letters(typed.province) === letters(found.province),
  };
  const parts = ["street", "number", "postalCode", "city", "province"] as const;
  return parts.filter((part) => found[part].trim() && !isSame[part]);
}

/** Returns `words` without a run of words, once for each position of the run. */
function without(words: readonly string[], run: readonly string[], areSame: typeof areSameWords): string[][] {
  if (run.length === 0) return [];
  return words.flatMap((_, at) =>
    areSame(words.slice(at, at + run.length), run)
      ? [[...words.slice(0, at), ...words.slice(at + run.length)]]
      : [],
  );
}

/** True if words name the town or postal code, and besides the province only the number. */
function namesTown(words: readonly string[], found: StreetAddress, number: string): boolean {
  const city = wordsOf(found.city);
  // a search without a street may shorten the town: "Albano" for Albano Laziale
  const runs = found.street ? [city] : city.map((_, at) => city.slice(0, at + 1));
  const named = runs.flatMap((run) => without(words, run, areSameWords));
  const postalCode = found.postalCode.trim();
  const coded = words.includes(postalCode) ? [[...words]] : [];
  return [...named, ...coded].some((rest) => {
    const others = rest.filter((word) => word !== postalCode && word !== bare(found.province));
    return numberOf(others.join(" ")) === number;
  });
}

/**
 * True if a typed line names this address: its street in one piece, its number, its town or postal
 * code, and no other words. "Via Roma 1, Latina" does not name Via Latina 1 in Rome.
 */
export function namesAddress(line: string, found: StreetAddress): boolean {
  const words = wordsOf(line);
  // A last word "Italia" is the country; elsewhere it belongs to a street, as in "Corso Italia".
  const isNamed = (typed: string[]) => namesStreetAndTown(typed, found);
  return isNamed(words) || (words.at(-1) === "italia" && isNamed(words.slice(0, -1)));
}

function namesStreetAndTown(words: string[], found: StreetAddress): boolean {
  const street = wordsOf(found.street);
  if (street.length === 0) return namesTown(words, found, "");
  const number = numberOf(found.number);
  return without(words, street, areSameStreets).some((rest) => namesTown(rest, found, number));
}
