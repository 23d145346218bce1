import { settleInForm, type WrongQuantity } from "~/features/cart/public.server";
import { kilograms } from "~/lib/quantity-text";
import type { Locale } from "~/model/locale";
import type { Quantity } from "~/model/quantity";
import type { Shop } from "~/platform/shop";
import type { PastLine } from "./past-lines";
import type { SentReorder } from "./read-reorder";

/** Text of a quantity in its field: "2", or "0,5" for kilograms. */
export const fieldText = ({ by, value }: Quantity, locale: Locale): string =>
  by === "weight" ? kilograms(value, locale) : String(value);

/**
 * Returns, by line, quantities that differ from the proposal, and the invalid ones with their
 * errors.
 */
export function settleReorder(
  shop: Pick<Shop, "t" | "locale">,
  all: readonly PastLine[],
  { lines, typed, sure }: SentReorder,
) {
  const quantities: Record<string, number> = {};
  const wrong: Record<string, WrongQuantity> = {};
  for (const { key, product, today } of all) {
    const text = typed[key]?.trim();
    if (!product || !today || text === undefined || !lines.includes(key)) continue;
    if (text === fieldText(today, shop.locale)) continue;
    const settled = settleInForm(shop, product, { typed: text, held: today.value, sure: sure[key] });
    if (settled.wrong) wrong[key] = settled.wrong;
    else quantities[key] = Math.round(settled.wanted);
  }
  return { quantities, wrong };
}
