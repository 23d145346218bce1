import { toCents } from "~/lib/money";
import type { Cents } from "~/model/price";
import type { WireProduct } from "../wire/product";
import { plainLine } from "../../text/plain-text";

/** Contents of a pack: `count` times `amount` of a unit, as printed. */
export type Pack = { count: number; amount: number; unit: string };
type ReadPack = Pack & { words: string };

/** Units as printed, by lower-case word. */
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
/** Forms of a pack in the backends' data. */
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
/** Packs in a bundle of unknown size, "X4 CONF.". */
const bundle = /^(?:x ?(\d{1,4})|(\d{1,4})) ?conf(?:ezioni)?\.?$/i;
const bareCount = /^x ?(\d{1,4})(?: ?(?:pz|pezzi)\.?)?$/i;

/**
 * "(Minimo € 1,49 - 55%)": live backends append the lowest price of the last thirty days to the
 * pack.
 */
const minimum = / ?\(minimo € ?(\d{1,5}),(\d\d)(?: ?- ?\d{1,2} ?%)?\)/i;

/** Returns the pack's text; a backend without `description` may send it as PACKAGE_DESCR. */
const told = ({ description, productInfos }: WireProduct): string =>
  plainLine(description) || plainLine(productInfos.PACKAGE_DESCR ?? "");

const withoutLowest = (product: WireProduct): string => told(product).replace(minimum, "");

/** Matches "g 500, Pasta biologica di semola": a measure, a comma and a sentence. */
const described = /^(.+?),\s+(\p{L}.*)$/u;
/** A second weight after the first: then the first figure is not the whole paid weight. */
const otherWeight = /sgocciolat|drained|^(?:circa|ca\.|peso|al pezzo)/i;

/** Splits the pack from the sentence about the product that some backends append. */
function partsOf(product: WireProduct): { held: string; sentence?: string } {
  const whole = withoutLowest(product);
  const [, held = "", sentence = ""] = described.exec(whole) ?? [];
  return held && read(held) && !otherWeight.test(sentence) ? { held, sentence } : { held: whole };
}

/** Returns the backend's sentence about the product after the pack; undefined if there is none. */
export const sentenceBehindPack = (product: WireProduct): string | undefined => partsOf(product).sentence;

/**
 * Formats a pack as printed: "304 g" for "GR. 304", "6 x 330 ml" for "ML. 330 X 6 PZ.". The lowest
 * price is removed, text in brackets stays. Other words in capitals become lower case.
 */
export function packOf(product: WireProduct): string {
  const { held: words } = partsOf(product);
  const at = words.indexOf(" (");
  const [held, more] = at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at)];
  return (read(held)?.words ?? bundled(held) ?? tidy(held)) + more;
}

/**
 * Returns the measure of a pack; undefined if "circa", a drained weight or other text accompanies
 * it.
 */
export const packMeasure = (product: WireProduct): Pack | undefined => read(partsOf(product).held);

/**
 * Returns the lowest price of the last thirty days in cents, for the same quantity as
 * `priceDisplay`. Undefined if the backend sends none.
 */
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
 * Returns a figure with a decimal point. Undefined if ambiguous, or a fraction of a piece.
 * - "KG 1.500": three digits are thousandths of a kilogram or litre.
 * - "GR. 1.500": 1500 grams.
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
