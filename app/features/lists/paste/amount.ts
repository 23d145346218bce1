import { unitOf, type Unit } from "~/lib/units";

/**
 * The amount written in a line: a number of things, or a measure; `piece` = the word written for a single piece of a pack ("bottiglie").
 */
export type Amount = { value: number; unit: "thing" | Unit; piece?: string };

const numerals: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  mezzo: 0.5,
  mezza: 0.5,
  mezz: 0.5,
};
const halves: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

const measures: Record<string, Unit> = {
  kilo: "kg",
  kili: "kg",
  chilo: "kg",
  chili: "kg",
  etto: "hg",
  etti: "hg",
  grammo: "g",
  grammi: "g",
  litro: "l",
  litri: "l",
};

const single = new Set(
  "bottiglia bottiglie scatoletta scatolette lattina lattine vasetto vasetti barattolo barattoli rotolo rotoli".split(
    " ",
  ),
);
const things = new Set([
  ...single,
  ...(
    "pz pezzo pezzi conf confezione confezioni pacco pacchi pacchetto pacchetti scatola scatole busta buste cassa casse " +
    "mazzo mazzi cespo cespi"
  ).split(" "),
]);

/** What a word measures: a weight, a volume, or things that are counted; undefined when it is a word for goods. */
export function unitNamed(word: string): Amount["unit"] | undefined {
  const plain = word.toLowerCase().replace(/\.$/, "");
  if (things.has(plain)) return "thing";
  return Object.hasOwn(measures, plain) ? measures[plain] : unitOf(plain);
}

/** The number a token is: "2", "1,5", "1.5", "1/2", "½", "1½", "due", "mezzo"; undefined when it is none or nothing at all. */
export function numberOf(token: string): number | undefined {
  const word = token.toLowerCase();
  if (Object.hasOwn(numerals, word)) return numerals[word];
  const mixed = /^(\d{1,4})?([½¼¾⅓⅔])$/.exec(word);
  if (mixed) return Number(mixed[1] ?? 0) + (halves[mixed[2] ?? ""] ?? 0);
  const fraction = /^(\d{1,4})\/([1-9]\d{0,3})$/.exec(word);
  if (fraction) return positive(Number(fraction[1]) / Number(fraction[2]));
  return /^\d{1,6}([.,]\d{1,3})?$/.test(word) ? positive(Number(word.replace(",", "."))) : undefined;
}
const positive = (value: number) => (value > 0 ? value : undefined);

/** An amount that stands alone: "2", "1,5 kg", "500g", "1 1/2 kg". Undefined when the text is none. */
export function readAmount(text: string): Amount | undefined {
  const { amount, rest } = takeAmount(tokensOf(text));
  return amount && rest.length === 0 ? amount : undefined;
}

/** Splits a line into words; a number is separated from a unit or "x" written together with it ("1,5kg", "2x", "x2"). */
export function tokensOf(text: string): string[] {
  return text
    .replace(/[()[\]{}"“”«»]/g, " ")
    .replace(/(^|\s)[x×*]\s?(\d)/gi, "$1$2")
    .replace(/(\d)\s?[x×*](?=\s|$)/gi, "$1")
    .replace(/(\d|[½¼¾⅓⅔])(kg|hg|gr|g|lt|l|ml|cl|pz)\b\.?/gi, "$1 $2")
    .split(/\s+/)
    .map((token) => token.replace(/[;:!?]+$|,$/g, ""))
    .filter(Boolean);
}

/** The amount at the beginning of the words, and the words after it: a number ("1 1/2" is one), perhaps a unit, perhaps "di". */
export function takeAmount(tokens: string[]): { amount?: Amount; rest: string[] } {
  const [first = "", second = ""] = tokens;
  const whole = numberOf(first);
  if (whole === undefined) return { rest: tokens };
  const part = /^\d+$/.test(first) && /^(\d+\/\d+|[½¼¾⅓⅔])$/.test(second) ? numberOf(second) : undefined;
  const value = Math.round((whole + (part ?? 0)) * 1000) / 1000;
  const after = tokens.slice(part === undefined ? 1 : 2);
  const unit = after[0] === undefined ? undefined : unitNamed(after[0]);
  const piece = after[0]?.toLowerCase() ?? "";
  const rest = unit ? after.slice(1) : after;
  const amount = { value, unit: unit ?? "thing", ...(single.has(piece) && { piece }) };
  return { amount, rest: withoutOf(rest) };
}

/** "di", "d'", "del" before the goods. */
function withoutOf(tokens: string[]): string[] {
  const [first = ""] = tokens;
  if (/^(di|del|della|dei|delle|degli|dello)$/i.test(first)) return tokens.slice(1);
  const short = /^d(?:ell)?['’](.+)$/i.exec(first)?.[1];
  return short ? [short, ...tokens.slice(1)] : tokens;
}
