import type { Product } from "~/model/product";
import { householdMax } from "../quantity";
import { baseOf, toGrams, unitOf } from "../units";
import { gramsIn, isMeasure, type Amount } from "./amount";
import { readAmount, splitAmount } from "./read-amount";

/** The facts of a product that decide the meaning of an amount. */
export type Sold = Pick<Product, "name" | "brand" | "rule" | "pack" | "price" | "piecesInside">;

/** A typed quantity in pieces, packs or grams. `asGrams`: a bare number too large for kilograms. */
export type TypedQuantity = { value: number; asGrams?: true };

/**
 * Reads a quantity field: any amount, also with words of the product ("6 uova", "2 pezzi di latte
 * intero"). A bare number of a weighed product is in kilograms, as in the field's label. Undefined
 * if the text is no quantity. `clampToRule` (quantity.ts) applies the bounds.
 */
export function readQuantity(text: string, product: Sold): TypedQuantity | undefined {
  const { amount, words } = amountBeside(text, product);
  if (!amount) return undefined;
  if (product.rule.by === "weight" && amount.unit === undefined) return bareWeight(amount, product);
  const value = quantityOf(product, words, amount);
  return value === undefined ? undefined : { value };
}

/** Returns the amount in a text; any further words must belong to the product. */
function amountBeside(text: string, { name, brand, pack }: Sold) {
  const amount = readAmount(text);
  if (amount) return { amount, words: "" };
  const split = splitAmount(text);
  const own = wordStems(`${name} ${brand} ${pack}`);
  const isOwn = wordStems(split.words).every((word) => own.includes(word));
  return isOwn ? split : { amount: undefined, words: "" };
}

/**
 * Reads a bare number as grams if it exceeds a household's kilograms: 1500 of tomatoes is 1.5 kg.
 */
function bareWeight({ value, decimal = value }: Amount, { rule }: Sold): TypedQuantity {
  const grams = toGrams(decimal, "kg");
  const isGrams = grams > householdMax.weight && value >= rule.first && value <= householdMax.weight;
  return isGrams ? { value: Math.round(value), asGrams: true } : { value: grams };
}

/**
 * Converts an amount to pieces, packs or grams of a product, before the product's rule.
 * - A weight becomes enough packs to reach it: "1 kg" of a 500 g pack = 2.
 * - Pieces become packs if the pack counts them: "6 uova" of a pack of "6 uova" = 1, "6 bottiglie"
 *   of "6 x 1,5 l" = 1.
 * - An amount that does not fit is undefined: litres of apples.
 */
export function quantityOf(product: Sold, words: string, amount: Amount): number | undefined {
  return product.rule.by === "weight" ? gramsOf(product, amount) : countOf(product, words, amount);
}

function gramsOf({ rule }: Sold, amount: Amount): number | undefined {
  const { value, unit } = amount;
  if (isMeasure(unit)) return gramsIn(amount);
  const pieces = rule.pieceGrams && value * rule.pieceGrams;
  // "prosciutto 200" means grams: as pieces or kilograms it would exceed a household
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

/** Returns the grams or millilitres of a pack as printed ("500 g", "6 x 1,5 l"). */
export function packSize(pack: string, base: "kg" | "l"): number | undefined {
  const found = /(?:(\d{1,3})\s*[x×]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*([a-z]{1,3})\b/i.exec(pack);
  const unit = unitOf(found?.[3] ?? "");
  if (!found || !unit || baseOf(unit) !== base) return undefined;
  return Number(found[1] ?? 1) * toGrams(Number((found[2] ?? "").replace(",", ".")), unit) || undefined;
}

/** Returns the count printed on a pack, if the pack counts the typed word: 6 for "6 uova". */
function countIn(pack: string, words: string): number | undefined {
  const [, count, thing = ""] = /^(\d{1,3}) (\p{L}{3,})$/u.exec(pack) ?? [];
  return count && wordStems(words).includes(withoutEnding(thing)) ? Number(count) : undefined;
}

/** Returns the number of pieces of a multipack: 6 for "6 x 1,5 l". */
const timesIn = (pack: string) => Number(/^(\d{1,3})\s*[x×]/i.exec(pack)?.[1]) || undefined;

const wordStems = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(withoutEnding);

/** Drops final vowels, so that singular and plural match: "uovo", "uova". */
const withoutEnding = (word: string) => word.toLowerCase().replace(/[aeiou]+$/u, "");
