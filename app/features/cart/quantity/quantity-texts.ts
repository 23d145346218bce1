import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { costOf } from "~/lib/cost";
import { formatCents } from "~/lib/money";
import { firstAdd, householdMax } from "~/lib/quantity";
import { quantityParts } from "~/lib/quantity-text";
import { fullName, type Named } from "~/lib/words/full-name";
import type { Shop } from "~/platform/shop";

/** "3 pezzi", "1 confezione", "500 g", "1,2 kg". */
export function quantityText(t: Translate, quantity: Quantity, locale: Locale): string {
  const { amount, unit } = quantityParts(quantity, locale);
  return t(`cart.quantity.${unit}`, { amount, count: quantity.value });
}

/** Formats a product's quantity, with the pieces inside the packs: "2 confezioni (12 pezzi)". */
export function productQuantityText(
  t: Translate,
  { piecesInside }: Pick<Product, "piecesInside">,
  quantity: Quantity,
  locale: Locale,
): string {
  const amount = quantityText(t, quantity, locale);
  return piecesInside && quantity.by === "pack"
    ? t("cart.quantity.inside", {
        amount,
        pieces: t("cart.pieces", { count: quantity.value * piecesInside }),
      })
    : amount;
}

/**
 * Error for a typed text that is no quantity of the product, with a valid example: "2", "500 g".
 */
export function notAQuantity({ t, locale }: Pick<Shop, "t" | "locale">, product: Named) {
  const { rule } = product;
  const value = firstAdd(rule);
  const example = rule.by === "weight" ? quantityText(t, { by: rule.by, value }, locale) : String(value);
  return t("cart.errors.quantity", { name: fullName(product), example });
}

/** Question that confirms a quantity above a household's maximum (record 152). */
export function householdQuestion(
  { t, locale }: Pick<Shop, "t" | "locale">,
  product: Named & Pick<Product, "price">,
  value: number,
): string {
  const { price, rule } = product;
  const { by } = rule;
  const amount = quantityText(t, { by, value }, locale);
  const cost = price && formatCents(costOf(price, { by, value }), locale);
  return t("cart.beyond.text", {
    amount: cost ? t("cart.beyond.priced", { amount, price: cost }) : amount,
    name: fullName(product),
    most: quantityText(t, { by, value: householdMax[by] }, locale),
  });
}

/** Names an item of the cart in messages: "2 pezzi di Latte intero Alpe Serena 1 l". */
export const itemLabel = (t: Translate, product: Named, value: number, locale: Locale): string =>
  t("cart.itemLabel", {
    name: fullName(product),
    amount: quantityText(t, { by: product.rule.by, value }, locale),
  });
