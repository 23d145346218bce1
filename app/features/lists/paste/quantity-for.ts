import type { Amount } from "~/lib/amount/amount";
import { quantityOf, type Sold } from "~/lib/amount/quantity-of";
import { ceiling, firstAdd, clampToRule } from "~/lib/quantity";

/**
 * How much of a product to buy for the written amount, settled by the product's rules: grams of weighed goods, else pieces or packs.
 * Without an amount it is the first add; 0 when nothing can be bought.
 */
export function quantityFor(product: Sold, words: string, amount: Amount | undefined): number {
  return product.rule.max <= 0 ? 0 : clampToRule(product.rule, wantedOf(product, words, amount)).value;
}

/** The same quantity before it is clamped to the product's rule; at least 1. */
export function wantedOf(product: Sold, words: string, amount: Amount | undefined): number {
  const { rule } = product;
  const wanted = amount && quantityOf(product, words, amount);
  // less than the lowest weight becomes the lowest weight; typed into the quantity field it would count as 0 (§5)
  if (rule.by === "weight") return Math.max(rule.first, Math.round(wanted ?? firstAdd(rule)));
  return Math.max(1, Math.ceil(wanted ?? firstAdd(rule)));
}

/** True when more was asked for than one may buy. */
export const isCut = ({ rule }: Pick<Sold, "rule">, wanted: number): boolean => wanted > ceiling(rule);
