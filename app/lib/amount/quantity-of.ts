import type { Product } from "~/model/product";
import { householdMax } from "../quantity";
import { baseOf, toGrams, unitOf } from "../units";
import { gramsIn, isMeasure, type Amount } from "./amount";
import { readAmount, splitAmount } from "./read-amount";

/** What a product is, as far as an amount of it depends on that. */
export type Sold = Pick<Product, "name" | "brand" | "rule" | "pack" | "price" | "piecesInside">;

/** What was typed of a product: pieces, packs or grams. `asGrams`: a bare number that could be no kilograms. */
export type TypedQuantity = { value: number; asGrams?: true };

/**
 * What a quantity field says of a product: any amount, perhaps with the product's own words ("6 uova", "2 pezzi di latte intero"). A bare
 * number counts in kilograms where the product is weighed, as the field says. Undefined when it is no quantity; bounds are those of
 * `clampToRule` (quantity.ts).
 */
export function readQuantity(text: string, product: Sold): TypedQuantity | undefined {
  const { amount, words } = amountBeside(text, product);
  if (!amount) return undefined;
  if (product.rule.by === "weight" && amount.unit === undefined) return bareWeight(amount, product);
  const value = quantityOf(product, words, amount);
  return value === undefined ? undefined : { value };
}

/** The amount of a text; beside it, only words of the product itself may stand. */
function amountBeside(text: string, { name, brand, pack }: Sold) {
  const amount = readAmount(text);
  if (amount) return { amount, words: "" };
  const split = splitAmount(text);
  const own = wordStems(`${name} ${brand} ${pack}`);
  const isOwn = wordStems(split.words).every((word) => own.includes(word));
  return isOwn ? split : { amount: undefined, words: "" };
}

/** 1500 can be no kilograms of tomatoes: what is beyond a household, and may be bought as grams, is grams. */
function bareWeight({ value, decimal = value }: Amount, { rule }: Sold): TypedQuantity {
  const grams = toGrams(decimal, "kg");
  const isGrams = grams > householdMax.weight && value >= rule.first && value <= householdMax.weight;
  return isGrams ? { value: Math.round(value), asGrams: true } : { value: grams };
}

/**
 * Pieces, packs or grams of a product that an amount means, before the product's rule. A weight becomes as many packs as add up to it
 * ("1 kg" of a 500 g pack = 2), and so do things that the pack counts ("6 uova" of a pack of "6 uova", "6 bottiglie" of "6 x 1,5 l" = 1).
 * Undefined where it means none: litres of apples.
 */
export function quantityOf(product: Sold, words: string, amount: Amount): number | undefined {
  return product.rule.by === "weight" ? gramsOf(product, amount) : countOf(product, words, amount);
}

function gramsOf({ rule }: Sold, amount: Amount): number | undefined {
  const { value, unit } = amount;
  if (isMeasure(unit)) return gramsIn(amount);
  const pieces = rule.pieceGrams && value * rule.pieceGrams;
  // "prosciutto 200": so many pieces, or whatever else, would be beyond a household
  const isGrams = unit === undefined && (pieces ?? toGrams(value, "kg")) > householdMax.weight;
  return isGrams ? value : pieces;
}

function countOf(product: Sold, words: string, { value, unit, piece, times }: Amount): number | undefined {
  const { pack, price, piecesInside } = product;
  if (unit === "item") return times ?? value;
  if (!isMeasure(unit)) {
    const inside = countIn(pack, `${words} ${piece ?? ""}`) ?? (piece && (piecesInside ?? timesIn(pack)));
    return inside ? Math.ceil(value / inside) : (times ?? value);
  }
  const held = packSize(pack, baseOf(unit)) ?? (baseOf(unit) === "kg" ? price?.packGrams : undefined);
  return held ? Math.ceil(toGrams(value, unit) / held) : times;
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
  return count && wordStems(words).includes(withoutEnding(thing)) ? Number(count) : undefined;
}

/** How many pieces "6 x 1,5 l" holds. */
const timesIn = (pack: string) => Number(/^(\d{1,3})\s*[x×]/i.exec(pack)?.[1]) || undefined;

const wordStems = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(withoutEnding);

/** Singular and plural alike: "uovo", "uova". */
const withoutEnding = (word: string) => word.toLowerCase().replace(/[aeiou]+$/u, "");
