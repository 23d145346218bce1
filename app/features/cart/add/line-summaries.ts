import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatCentsRange } from "~/lib/money";
import type { CartItem } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { LineSummary } from "~/page/frame-data";

/**
 * Summarises cart lines by product id. A product in several lines (with different options) is
 * summed up under its first line.
 */
export function lineSummaries(items: CartItem[], locale: Locale): Record<string, LineSummary> {
  const byProduct = new Map<number, CartItem>();
  const several = new Set<number>();
  for (const item of items) {
    const before = byProduct.get(item.product.id);
    byProduct.set(item.product.id, before ? together(before, item) : item);
    if (before) several.add(item.product.id);
  }
  return Object.fromEntries(
    [...byProduct].map(([id, item]) => [
      id,
      { ...lineSummary(item, locale), ...(several.has(id) && { several: true as const }) },
    ]),
  );
}

const together = (one: CartItem, { quantity, total }: CartItem): CartItem => ({
  ...one,
  quantity: { ...one.quantity, value: one.quantity.value + quantity.value },
  total: one.total + total,
});

function lineSummary({ itemId, product, quantity, total }: CartItem, locale: Locale): LineSummary {
  const line = { itemId, value: quantity.value };
  return product.weighed
    ? { ...line, total: formatCentsRange(total, atHeaviest(total), locale), weighed: true }
    : { ...line, total: formatCents(total, locale) };
}
