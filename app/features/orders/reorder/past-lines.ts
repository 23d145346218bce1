import { costOf } from "~/lib/cost";
import { clampToRule } from "~/lib/quantity";
import type { Order, OrderItem } from "~/model/order";
import type { Cents } from "~/model/price";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";

/**
 * State of a past order's product today. "wanted" is a product ordered then and replaced by a
 * substitute.
 */
export type Standing = "gone" | "dearer" | "cheaper" | "same" | "wanted";

/** Line of a past order, as it can be reordered today. */
export type PastLine = {
  /** names the line in the form (`lineKey` in reorder-fields.ts) */
  key: string;
  standing: Standing;
  item: OrderItem;
  name: string;
  /** the product as sold today; absent if gone */
  product?: Product;
  options?: Record<string, string>;
  /** the quantity ordered, and the part of it available today */
  asked: Quantity;
  today?: Quantity;
  /** the price paid, and the price of today's quantity then and now */
  paid: Cents;
  then: Cents;
  now: Cents;
};

/** Rounding tolerance in cents: weighed goods are paid by the gram. */
const rounding = (item: OrderItem): Cents => (item.product.weighed ? 1 : 0);

function standingOf(item: OrderItem, then: Cents, now: Cents): Standing {
  // a missing line was not paid: an old price for comparison is absent
  if (item.missing || then === 0 || Math.abs(now - then) <= rounding(item)) return "same";
  return now > then ? "dearer" : "cheaper";
}

const share = (total: Cents, part: number, whole: number): Cents =>
  whole > 0 ? Math.round((total * part) / whole) : 0;

/** Line of the delivered product. */
function givenLine(item: OrderItem, product: Product | undefined): PastLine {
  const { quantity: asked, total: paid, options } = item;
  const line = { key: String(item.id), item, name: item.product.name, options, asked, paid };
  const value = product && !product.soldOut ? clampToRule(product.rule, asked.value).value : 0;
  if (!product || value === 0) return { ...line, standing: "gone", then: 0, now: 0 };
  const today = { by: product.rule.by, value };
  const then = share(paid, value, asked.value);
  const now = product.price ? costOf(product.price, today) : then;
  // a line without an old price must count the same in both sums
  const same = then !== 0 && Math.abs(now - then) <= rounding(item);
  return { ...line, product, today, then: same ? now : then, now, standing: standingOf(item, then, now) };
}

/** Line of the product that a substitute replaced; empty if it is not sold any more. */
function wantedLines(item: OrderItem, products: Map<number, Product>): PastLine[] {
  const { replaced } = item;
  const product = replaced?.productId === undefined ? undefined : products.get(replaced.productId);
  if (!replaced || !product || product.soldOut) return [];
  const asked = replaced.quantity ?? { by: product.rule.by, value: product.rule.first };
  const { value } = clampToRule(product.rule, asked.value);
  if (value === 0) return [];
  const today = { by: product.rule.by, value };
  const now = product.price ? costOf(product.price, today) : (replaced.total ?? 0);
  const line = { key: `w${item.id}`, item, name: product.name, product, asked, today };
  return [{ ...line, standing: "wanted", paid: replaced.total ?? 0, then: now, now }];
}

/**
 * Returns all lines of a past order as they can be reordered; a replaced product follows its
 * substitute.
 */
export const pastLines = ({ items }: Pick<Order, "items">, products: Map<number, Product>): PastLine[] =>
  items.flatMap((item) => [givenLine(item, products.get(item.product.id)), ...wantedLines(item, products)]);

/** Ids of all products that these lines refer to. */
export const productsOfLines = ({ items }: Pick<Order, "items">): number[] => [
  ...new Set(items.flatMap(({ product, replaced }) => [product.id, replaced?.productId ?? product.id])),
];

/** True for a line selected by default: delivered then and still sold. */
export const chosenAtFirst = ({ standing }: PastLine): boolean =>
  standing !== "gone" && standing !== "wanted";
