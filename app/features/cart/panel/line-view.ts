import type { Adjustment, Cart, CartItem, UnreadableItem } from "~/model/cart";
import type { Refusal } from "~/model/refusal";
import type { Cents } from "~/model/price";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import type { AllergenShop } from "~/features/allergens/public.server";
import { costOf } from "~/lib/cost";
import { atHeaviest } from "~/lib/estimate";
import { ceiling } from "~/lib/quantity";
import { saysWish } from "~/lib/if-missing";
import { optionNames } from "~/lib/option-names";
import { formatCents, formatPrice } from "~/lib/money";
import { wordsBesideSaving } from "~/lib/words/promo-words";
import { formatDay } from "~/lib/rome-date";
import { quantityText } from "../quantity/quantity-texts";
import { itemName } from "../product-line/item-name";
import { productLineView } from "../product-line/product-line-view";

const warnings: Partial<Record<Refusal, "availability" | "max" | "minAcq" | "multiple">> = {
  soldOut: "availability",
  tooMany: "max",
  tooFew: "minAcq",
  step: "multiple",
};

/**
 * Returns why a line cannot be ordered as it is, and the remedy. If the stock is below the minimum
 * quantity, the line can only be removed.
 */
function warningOf({ warning, product }: CartItem, t: Translate, locale: Locale): string | undefined {
  if (!warning) return undefined;
  const { rule, left } = product;
  if (ceiling(rule) > 0) return t(`cart.warnings.${warnings[warning] ?? "other"}`);
  return left
    ? t("cart.warnings.belowLeast", { least: quantityText(t, { by: rule.by, value: rule.min }, locale) })
    : t("cart.warnings.soldOut");
}

/**
 * Returns a promo's saving for the line's quantity, in cents; undefined if the price before it is
 * unknown.
 */
export function savingOf({ product: { price, promo }, quantity }: CartItem): Cents | undefined {
  if (!promo || price?.standard === undefined) return undefined;
  return costOf({ ...price, now: price.standard - price.now }, quantity);
}

/** Returns the text of a promo's saving (§2.4); the promo's own text if the saving is unknown. */
function promoText(item: CartItem, t: Translate, locale: Locale): string | undefined {
  const { promo } = item.product;
  if (!promo) return undefined;
  const saved = savingOf(item);
  return saved === undefined
    ? t("cart.line.promo", { label: promo.label })
    : t("cart.line.saving", { amount: formatCents(saved, locale) });
}

/** Lowest price of the thirty days before a promo, if the backend returns it. */
const lowestText = ({ product: { price } }: CartItem, t: Translate, locale: Locale): string | undefined =>
  price?.lowest === undefined
    ? undefined
    : t("ui.price.lowest", { price: formatPrice({ ...price, now: price.lowest }, locale) });

/**
 * Promotion box of the checkout (§2.4): the promo's own text, saving, lowest price and last day.
 */
function promoBoxOf(item: CartItem, t: Translate, locale: Locale) {
  const { promo } = item.product;
  if (!promo) return undefined;
  const saved = savingOf(item);
  return {
    label: [promo.header, saved === undefined ? promo.label : wordsBesideSaving(promo)]
      .filter(Boolean)
      .join(" "),
    saving: saved === undefined ? undefined : t("cart.line.saved", { amount: formatCents(saved, locale) }),
    until: promo.until && t("cart.line.promoUntil", { day: formatDay(promo.until, locale, "short") }),
    lowest: lowestText(item, t, locale),
    footer: promo.footer,
  };
}

/**
 * Returns a cart line as shown, in the shopper's language. `adjustments` belong to this line;
 * `cart` has all lines.
 */
export function lineView(
  item: CartItem,
  { adjustments, cart }: { adjustments: Adjustment[]; cart: Pick<Cart, "items"> },
  shop: AllergenShop,
) {
  const { t, locale } = shop;
  const { product } = item;
  const cut = item.cut === undefined ? undefined : { by: "weight" as const, value: item.cut };
  return {
    ...productLineView(item, shop),
    fullName: itemName(item),
    standard: product.price?.standard === undefined ? undefined : formatCents(product.price.standard, locale),
    lowest: lowestText(item, t, locale),
    promo: promoText(item, t, locale),
    promoBox: promoBoxOf(item, t, locale),
    total: formatCents(item.total, locale),
    most: product.weighed ? formatCents(atHeaviest(item.total), locale) : undefined,
    adjustments: adjustments.map(({ description, amount }) => ({
      description,
      amount: formatCents(-amount, locale),
    })),
    ifMissing: saysWish(item, cart)
      ? (item.substitute ?? t(`cart.preferences.short.${item.ifMissing}`))
      : undefined,
    note: item.note,
    cut: cut && t("cart.preferences.cutOf", { amount: quantityText(t, cut, locale) }),
    options: optionNames(item),
    warning: warningOf(item, t, locale),
  };
}
export type CartLineView = ReturnType<typeof lineView>;

/**
 * Returns a line as shown whose product cannot be read; name and total come from the line if
 * present.
 */
export const unreadableView = (
  { itemId, productId, name, total }: UnreadableItem,
  t: Translate,
  locale: Locale,
) => ({
  itemId,
  name: name ?? t("cart.unreadable.name"),
  total: total === undefined ? "–" : formatCents(total, locale),
  removable: productId !== undefined,
});
export type UnreadableLineView = ReturnType<typeof unreadableView>;
