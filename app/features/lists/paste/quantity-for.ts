import type { Product } from "~/model/product";
import { ceiling, firstAdd, clampToRule } from "~/lib/quantity";
import { baseOf, toGrams, unitOf } from "~/lib/units";
import type { Amount } from "./amount";

type Sold = Pick<Product, "rule" | "pack" | "price" | "piecesInside">;

/**
 * How much of a product to buy for the written amount, settled by the product's rules: grams of weighed goods, else pieces or packs. A
 * weight becomes as many packs as add up to it ("1 kg" of a 500 g pack = 2), and so do things that the pack counts ("6 uova" of a pack of
 * "6 uova", "6 bottiglie" of "6 x 1,5 l" = 1). Without an amount it is the first add; 0 when nothing can be bought.
 */
export function quantityFor(product: Sold, words: string, amount: Amount | undefined): number {
  return product.rule.max <= 0 ? 0 : clampToRule(product.rule, wantedOf(product, words, amount)).value;
}

/** The same quantity before it is clamped to the product's rule; at least 1. */
export function wantedOf(product: Sold, words: string, amount: Amount | undefined): number {
  const { rule } = product;
  const wanted = amount && (rule.by === "weight" ? grams(product, amount) : pieces(product, words, amount));
  // less than the lowest weight becomes the lowest weight; typed into the quantity field it would count as 0 (§5)
  const least = rule.by === "weight" ? rule.first : 1;
  return Math.max(least, wanted === undefined ? firstAdd(rule) : Math.round(wanted));
}

/** True when more was asked for than one may buy. */
export const isCut = ({ rule }: Pick<Sold, "rule">, wanted: number): boolean => wanted > ceiling(rule);

function grams({ rule }: Sold, { value, unit }: Amount): number | undefined {
  if (unit !== "thing") return baseOf(unit) === "kg" ? toGrams(value, unit) : undefined;
  return rule.pieceGrams ? value * rule.pieceGrams : undefined;
}

function pieces(product: Sold, words: string, { value, unit, piece }: Amount): number | undefined {
  const { pack, price, piecesInside } = product;
  if (unit === "thing") {
    const counted = countIn(pack, `${words} ${piece ?? ""}`) ?? (piece && (piecesInside ?? timesIn(pack)));
    return counted ? Math.ceil(value / counted) : Math.ceil(value);
  }
  const wanted = toGrams(value, unit);
  const held = packSize(pack, baseOf(unit)) ?? price?.packGrams;
  return held ? Math.ceil(wanted / held) : undefined;
}

/** Grams or millilitres in a pack as it is printed ("500 g", "6 x 1,5 l"). */
export function packSize(pack: string, base: "kg" | "l"): number | undefined {
  const found = /(?:(\d{1,3})\s*[x×]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*([a-z]{1,3})\b/i.exec(pack);
  const unit = unitOf(found?.[3] ?? "");
  if (!found || !unit || baseOf(unit) !== base) return undefined;
  return Number(found[1] ?? 1) * toGrams(Number((found[2] ?? "").replace(",", ".")), unit) || undefined;
}

/** How many of what was written one pack holds, when the pack says it in the same word: "6 uova". */
function countIn(pack: string, words: string): number | undefined {
  const [, count, thing = ""] = /^(\d{1,3}) (\p{L}{3,})$/u.exec(pack) ?? [];
  const same = words.split(" ").some((word) => withoutEnding(word) === withoutEnding(thing));
  return count && same ? Number(count) : undefined;
}

/** How many pieces "6 x 1,5 l" holds. */
const timesIn = (pack: string) => Number(/^(\d{1,3})\s*[x×]/i.exec(pack)?.[1]) || undefined;

/** Singular and plural alike: "uovo", "uova". */
const withoutEnding = (word: string) => word.toLowerCase().replace(/[aeiou]+$/u, "");
