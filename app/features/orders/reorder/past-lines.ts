import { costOf } from "~/lib/cost";
import { clampToRule } from "~/lib/quantity";
import type { Order, OrderItem } from "~/model/order";
import type { Cents } from "~/model/price";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";

/** How a product of a past order stands today. "wanted": ordered then, but something similar was given in its place. */
export type Standing = "gone" | "dearer" | "cheaper" | "same" | "wanted";

/** A line of a past order, as it could be had again. */
export type PastLine = {
  /** names the line in the form (`lineKey` in reorder-fields.ts) */
  key: string;
  standing: Standing;
  item: OrderItem;
  name: string;
  /** as it is sold today; absent where it is gone */
  product?: Product;
  options?: Record<string, string>;
  /** how much was ordered, and how much of it may be had today */
  asked: Quantity;
  today?: Quantity;
  /** what it came to, and what today's quantity would have cost then and costs now */
  paid: Cents;
  then: Cents;
  now: Cents;
};

/** Weighed goods were paid by the gram: a cent more or less is rounding. */
const rounding = (item: OrderItem): Cents => (item.product.weighed ? 1 : 0);

function standingOf(item: OrderItem, then: Cents, now: Cents): Standing {
  // what was missing was not paid: nothing can be compared
  if (item.missing || then === 0 || Math.abs(now - then) <= rounding(item)) return "same";
  return now > then ? "dearer" : "cheaper";
}

const share = (total: Cents, part: number, whole: number): Cents =>
  whole > 0 ? Math.round((total * part) / whole) : 0;

/** The product that was given. */
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

/** What had been ordered where something else was given; left out where it is not sold any more. */
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

/** Every line of a past order as it could be had again, with what had been wanted beside what was given in its place. */
export const pastLines = ({ items }: Pick<Order, "items">, products: Map<number, Product>): PastLine[] =>
  items.flatMap((item) => [givenLine(item, products.get(item.product.id)), ...wantedLines(item, products)]);

/** Ids of all products that these lines need to know. */
export const productsOfLines = ({ items }: Pick<Order, "items">): number[] => [
  ...new Set(items.flatMap(({ product, replaced }) => [product.id, replaced?.productId ?? product.id])),
];

/** What is ordered again unless the shopper says otherwise: all that was given and is still sold. */
export const chosenAtFirst = ({ standing }: PastLine): boolean =>
  standing !== "gone" && standing !== "wanted";
