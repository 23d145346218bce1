import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { firstAdd, increase, clampToRule } from "~/lib/quantity";
import { priceOfGrams } from "~/lib/units";
import type { Translate } from "~/i18n/translate";
import type { Locale } from "~/model/locale";
import type { Product } from "~/model/product";
import { quantityText } from "../quantity/quantity-texts";

/** Max amounts offered at first; the plus button gives more afterwards. */
const mostChoices = 4;

type Sold = Pick<Product, "rule" | "price">;

/**
 * Returns the first amounts to offer, in pieces, packs or grams. Loose goods go up by their first
 * weight, other goods by steps of the plus button. `wanted` is included if given.
 */
export function amountsToChoose({ rule }: Pick<Sold, "rule">, wanted: number | undefined): number[] {
  const first = firstAdd(rule);
  const amounts = [first];
  while (amounts.length < mostChoices) {
    const last = amounts.at(-1) ?? first;
    const next =
      rule.by === "weight" ? clampToRule(rule, first * (amounts.length + 1)).value : increase(rule, last);
    if (next <= last) break;
    amounts.push(next);
  }
  return [...new Set([...amounts, ...(wanted ? [wanted] : [])])].sort((one, other) => one - other);
}

/**
 * Formats the price of an amount: "1,49 €", or a range for goods of variable weight. Undefined if
 * the price is hidden.
 */
export function priceOfAmount({ rule, price }: Sold, amount: number, locale: Locale): string | undefined {
  if (!price) return undefined;
  if (price.per === "pz") return formatCents(price.now * amount, locale);
  const cents =
    rule.by === "weight"
      ? priceOfGrams(price.now, amount)
      : priceOfGrams(price.now, price.packGrams ?? 0) * amount;
  return formatCentsRange(cents, atHeaviest(cents), locale);
}

/** Amounts as choices of a radio group, with label and price. */
export const amountChoices = (
  product: Sold,
  wanted: number | undefined,
  { t, locale }: { t: Translate; locale: Locale },
) =>
  amountsToChoose(product, wanted).map((amount) => ({
    amount,
    label: quantityText(t, { by: product.rule.by, value: amount }, locale),
    price: priceOfAmount(product, amount, locale),
  }));
