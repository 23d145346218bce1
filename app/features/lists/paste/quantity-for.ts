import type { Amount } from "~/lib/amount/amount";
import { quantityOf, type Sold } from "~/lib/amount/quantity-of";
import { ceiling, firstAdd, clampToRule } from "~/lib/quantity";

/**
 * Quantity of a product for a written amount, clamped to its rule: grams if sold by weight, else
 * pieces or packs. Without an amount it is the first add; 0 if the product cannot be bought.
 */
export function quantityFor(product: Sold, words: string, amount: Amount | undefined): number {
  return product.rule.max <= 0 ? 0 : clampToRule(product.rule, wantedOf(product, words, amount)).value;
}

/** Same quantity before it is clamped to the product's rule; at least 1. */
export function wantedOf(product: Sold, words: string, amount: Amount | undefined): number {
  const { rule } = product;
  const wanted = amount && quantityOf(product, words, amount);
  // less than the lowest weight becomes the lowest weight; in the quantity field it would count as
  // 0 (§5)
  if (rule.by === "weight") return Math.max(rule.first, Math.round(wanted ?? firstAdd(rule)));
  return Math.max(1, Math.ceil(wanted ?? firstAdd(rule)));
}

/** True if the desired quantity exceeds the product's maximum. */
export const isCut = ({ rule }: Pick<Sold, "rule">, wanted: number): boolean => wanted > ceiling(rule);
