import { productsByIds, unlimited, type ProductRow } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { goodsOf } from "../cart/goods";
import { refusal, ruleOf } from "../rules/quantity";

export type Basket = { stored: ProductRow; amount: number }[];

const perCategory = 6;

/**
 * Returns popular products of every category, without limits or options, the best of each category
 * first.
 */
export function likedProducts(sandbox: Sandbox): ProductRow[] {
  const ids = sandbox.sql
    .exec<{ product_id: number }>(
      `SELECT product_id FROM (
         SELECT product_id, root_id,
           ROW_NUMBER() OVER (PARTITION BY root_id ORDER BY popularity DESC, product_id) AS place
         FROM catalogue_products WHERE available >= ?
       ) WHERE place <= ? ORDER BY place, root_id`,
      unlimited,
      perCategory,
    )
    .toArray()
    .map((row) => row.product_id);
  const rows = productsByIds(sandbox, ids);
  return ids
    .flatMap((id) => rows.get(id) ?? [])
    .filter(({ product }) => !product.options && !product.classMax);
}

/** Returns some of these products in a household's quantities. Each `turn` gives other products. */
export function basketOf(sandbox: Sandbox, liked: ProductRow[], turn: number, size: number): Basket {
  if (liked.length === 0) return [];
  const basket: Basket = [];
  for (let index = 0; basket.length < Math.min(size, liked.length) && index < liked.length; index += 1) {
    const stored = liked[(turn * 5 + index) % liked.length];
    if (!stored) continue;
    const rule = ruleOf(goodsOf(sandbox, stored));
    const amount = rule.first * (1 + ((turn + index) % 2));
    if (!refusal(rule, amount)) basket.push({ stored, amount });
  }
  return basket;
}
