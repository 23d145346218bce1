import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { priceOfGrams } from "~/lib/units";
import type { Locale } from "~/model/locale";
import type { Order, OrderItem } from "~/model/order";
import { hasArrived } from "~/model/order-status";
import type { Cents } from "~/model/price";
import type { Grams } from "~/model/quantity";

/**
 * Line whose final price differs from its estimate at order time; with weights for weighed goods.
 */
export type LineDifference = {
  itemId: number;
  estimated: Cents;
  paid: Cents;
  weights?: { ordered: Grams; given: Grams };
};
/**
 * Lines that differ; `estimated` is the estimate of the whole order, `difference` its extra cost
 * (negative if cheaper).
 */
export type PaidDifference = { lines: LineDifference[]; estimated: Cents; difference: Cents };

const orderedGrams = ({ quantity: { by, value }, product: { price } }: OrderItem): Grams | undefined =>
  by === "weight" ? value : price?.packGrams && price.packGrams * value;

/** Rounding tolerance of a weighed line, in cents: each pack is rounded separately. */
const rounding = ({ quantity: { by, value } }: OrderItem): Cents =>
  by === "weight" ? 1 : Math.max(1, value);

/**
 * Estimate of a line by the price sent with it; undefined if the paid total contradicts that price.
 */
function estimatedByPrice(item: OrderItem): Cents | undefined {
  const { product, quantity, total, given } = item;
  const { price } = product;
  if (!price) return undefined;
  if (price.per === "pz") {
    const full = price.now * quantity.value;
    return item.missing || full === total ? full : undefined;
  }
  const ordered = orderedGrams(item);
  if (ordered === undefined) return undefined;
  const estimated = priceOfGrams(price.now, ordered);
  if (item.missing) return estimated;
  const weighed = priceOfGrams(price.now, given ?? ordered);
  return Math.abs(weighed - total) <= rounding(item) ? estimated : undefined;
}

function lineDifference(item: OrderItem, soldAtThese: boolean): LineDifference | undefined {
  const { id: itemId, replaced, given, missing, total: paid } = item;
  if (replaced) {
    const { total: estimated } = replaced;
    return estimated === undefined || estimated === paid ? undefined : { itemId, estimated, paid };
  }
  const estimated = missing && !soldAtThese ? undefined : estimatedByPrice(item);
  if (estimated === undefined) return undefined;
  if (missing) return estimated === 0 ? undefined : { itemId, estimated, paid };
  const ordered = orderedGrams(item);
  if (ordered === undefined || given === undefined || given === ordered || estimated === paid)
    return undefined;
  return { itemId, estimated, paid, weights: { ordered, given } };
}

/**
 * Difference between an order's cost and its estimate, line by line; undefined before its goods
 * come or if none differs. It counts:
 * - goods that weighed more or less
 * - substitutes
 * - missing lines, only if every other line matches its price
 */
export function paidDifference({ status, items, total }: Order): PaidDifference | undefined {
  if (!hasArrived(status)) return undefined;
  const soldAtThese = items.every((item) => item.missing || estimatedByPrice(item) !== undefined);
  const lines = items.flatMap((item) => lineDifference(item, soldAtThese) ?? []);
  if (lines.length === 0) return undefined;
  const difference = lines.reduce((sum, line) => sum + line.paid - line.estimated, 0);
  return { lines, estimated: total - difference, difference };
}

/** Examples: "0,32 € in più", "0,32 € in meno"; "nessuna" if differences add up to zero. */
export function differenceText(cents: Cents, t: Translate, locale: Locale): string {
  if (cents === 0) return t("orders.difference.none");
  const amount = formatCents(Math.abs(cents), locale);
  return t(cents > 0 ? "orders.difference.more" : "orders.difference.less", { amount });
}
