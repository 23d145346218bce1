import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { priceOfGrams } from "~/lib/units";
import type { Locale } from "~/model/locale";
import type { Order, OrderItem } from "~/model/order";
import { hasArrived } from "~/model/order-status";
import type { Cents } from "~/model/price";
import type { Grams } from "~/model/quantity";

/** A line that costs something else than was said when it was ordered; the weights of weighed goods. */
export type LineDifference = {
  itemId: number;
  estimated: Cents;
  paid: Cents;
  weights?: { ordered: Grams; given: Grams };
};
/** The lines that differ; `estimated` is what the whole order was to cost, `difference` what it costs more. */
export type PaidDifference = { lines: LineDifference[]; estimated: Cents; difference: Cents };

const orderedGrams = ({ quantity: { by, value }, product: { price } }: OrderItem): Grams | undefined =>
  by === "weight" ? value : price?.packGrams && price.packGrams * value;

/** Cents by which a weighed line may miss its price: each pack is rounded by itself. */
const rounding = ({ quantity: { by, value } }: OrderItem): Cents =>
  by === "weight" ? 1 : Math.max(1, value);

/** What a line was to cost at the price told with it, as far as that is the price it was sold at: undefined where what is paid says otherwise. */
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
 * What an order costs other than was said when it was placed, line by line, once its goods have come: what weighed more or less, what was
 * given in place of something else, what was missing. A missing line counts where the other lines cost what their prices say. Undefined where
 * nothing differs.
 */
export function paidDifference({ status, items, total }: Order): PaidDifference | undefined {
  if (!hasArrived(status)) return undefined;
  const soldAtThese = items.every((item) => item.missing || estimatedByPrice(item) !== undefined);
  const lines = items.flatMap((item) => lineDifference(item, soldAtThese) ?? []);
  if (lines.length === 0) return undefined;
  const difference = lines.reduce((sum, line) => sum + line.paid - line.estimated, 0);
  return { lines, estimated: total - difference, difference };
}

/** "0,32 € in più", "0,32 € in meno"; of differences that make up for each other "nessuna". */
export function differenceText(cents: Cents, t: Translate, locale: Locale): string {
  if (cents === 0) return t("orders.difference.none");
  const amount = formatCents(Math.abs(cents), locale);
  return t(cents > 0 ? "orders.difference.more" : "orders.difference.less", { amount });
}
