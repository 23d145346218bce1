import { toCents } from "~/lib/money";
import type { Cents } from "~/model/price";
import type { WireProduct } from "../wire/product";
import { plainLine } from "../../text/plain-text";

/** What a pack holds: `count` times `amount` of a unit as it is printed. */
export type Pack = { count: number; amount: number; unit: string };
type ReadPack = Pack & { words: string };

/** The words of units, in small letters, as they are printed. */
const printed = new Map<string, string>(
  Object.entries({
    ...{ g: "g", gr: "g", hg: "hg", kg: "kg" },
    ...{ ml: "ml", cl: "cl", lt: "l", l: "l" },
    ...{ pz: "pz", nr: "pz" },
  }),
);

const unit = "(?<unit>gr|g|hg|kg|ml|cl|lt|l|pz|nr)\\.?";
const amount = "(?<amount>\\d{1,5}(?:[.,]\\d{1,3})?)";
const count = "(?<count>\\d{1,4})";
const pieces = "(?: ?(?:pz|pezzi)\\.?)?";
const times = " ?[x×*] ?";
/** How backends write a pack. */
const forms = [
  // GR. 304, g 150, KG.1,5, PZ 6, ML. 330 X 6 PZ.
  `${unit} ?${amount}(?:${times}${count}${pieces})?`,
  // 500 g, 150G, 330ML X 6
  `${amount} ?${unit}(?:${times}${count}${pieces})?`,
  // 6 X ML. 330
  `${count}${times}${unit} ?${amount}`,
  // 6 x 330 ml
  `${count}${times}${amount} ?${unit}`,
].map((form) => new RegExp(`^${form}$`, "i"));
/** Packs in a bundle, "X4 CONF.": of how much nobody says. */
const bundle = /^(?:x ?(\d{1,4})|(\d{1,4})) ?conf(?:ezioni)?\.?$/i;
const bareCount = /^x ?(\d{1,4})(?: ?(?:pz|pezzi)\.?)?$/i;

/** "(Minimo € 1,49 - 55%)", as live shops write the lowest price of the last thirty days behind the pack. */
const minimum = / ?\(minimo € ?(\d{1,5}),(\d\d)(?: ?- ?\d{1,2} ?%)?\)/i;

/** A backend without description may tell the pack in PACKAGE_DESCR. */
const told = ({ description, productInfos }: WireProduct): string =>
  plainLine(description) || plainLine(productInfos.PACKAGE_DESCR ?? "");

const withoutLowest = (product: WireProduct): string => told(product).replace(minimum, "");

/** "g 500, Pasta biologica di semola": a measure, a comma and a sentence. */
const described = /^(.+?),\s+(\p{L}.*)$/u;
/** The first figure is not all of what is paid for where another weight follows. */
const otherWeight = /sgocciolat|drained|^(?:circa|ca\.|peso|al pezzo)/i;

/** The words of the pack, and the sentence about the product that some backends write behind them. */
function partsOf(product: WireProduct): { held: string; sentence?: string } {
  const whole = withoutLowest(product);
  const [, held = "", sentence = ""] = described.exec(whole) ?? [];
  return held && read(held) && !otherWeight.test(sentence) ? { held, sentence } : { held: whole };
}

/** What a backend says of the product behind the pack; undefined where it says nothing there. */
export const sentenceBehindPack = (product: WireProduct): string | undefined => partsOf(product).sentence;

/**
 * What a pack holds, as it is printed: "304 g" for "GR. 304", "6 x 330 ml" for "ML. 330 X 6 PZ."; without the lowest price. What follows in
 * brackets is kept. Words that are no measure are written small where the backend writes capitals.
 */
export function packOf(product: WireProduct): string {
  const { held: words } = partsOf(product);
  const at = words.indexOf(" (");
  const [held, more] = at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at)];
  return (read(held)?.words ?? bundled(held) ?? tidy(held)) + more;
}

/** The measure a pack is printed with, where it is that and nothing else: neither "circa" nor a drained weight stands beside it. */
export const packMeasure = (product: WireProduct): Pack | undefined => read(partsOf(product).held);

/** The lowest price of the last thirty days, for what `priceDisplay` is the price of; undefined where the backend does not tell it. */
export function lowestTold(product: WireProduct): Cents | undefined {
  const [, euros, cents] = minimum.exec(told(product)) ?? [];
  return (euros && toCents(Number(`${euros}.${cents}`))) || undefined;
}

function read(text: string): ReadPack | undefined {
  const [, number] = bareCount.exec(text) ?? [];
  if (number) return { count: 1, amount: Number(number), unit: "pz", words: `${Number(number)} pz` };
  for (const form of forms) {
    const { groups } = form.exec(text) ?? {};
    const unitWord = printed.get(groups?.unit?.toLowerCase() ?? "");
    const decimal = unitWord && decimalOf(groups?.amount ?? "", unitWord);
    if (!unitWord || !decimal) continue;
    const words = `${groups?.count ? `${groups.count} x ` : ""}${decimal.replace(".", ",")} ${unitWord}`;
    return { count: Number(groups?.count ?? 1), amount: Number(decimal), unit: unitWord, words };
  }
  return undefined;
}

const thousandth = /^([1-9]\d*)([.,])(\d{3})$/;

/**
 * A figure with a point before its decimals. Three digits behind a sign are thousandths of a kilogram or litre ("KG 1.500"), but "GR. 1.500" are
 * fifteen hundred grams; of others nobody can tell, and half a piece is none: undefined.
 */
function decimalOf(figure: string, unitWord: string): string | undefined {
  const [, whole = "", sign, digits = ""] = thousandth.exec(figure) ?? [];
  if (unitWord === "pz") return /^\d+$/.test(figure) ? figure : undefined;
  if (!sign) return figure.replace(",", ".");
  if (unitWord === "kg" || unitWord === "l") return digits === "000" ? whole : `${whole}.${digits}`;
  return sign === "." && (unitWord === "g" || unitWord === "ml") ? whole + digits : undefined;
}

function bundled(text: string): string | undefined {
  const [, times, number = times] = bundle.exec(text) ?? [];
  return number && `${Number(number)} conf.`;
}

const tidy = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase());
