import { quantityText } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import { saysWish } from "~/lib/if-missing";
import { formatCents } from "~/lib/money";
import { optionNames } from "~/lib/option-names";
import type { Locale } from "~/model/locale";
import type { Order, OrderItem } from "~/model/order";
import { isUnderWay } from "~/model/order-status";
import { differenceText, type LineDifference } from "./paid-difference";

/** Example: "Stimato 7,90 € per 500 g, costato 8,22 € per 520 g: 0,32 € in più" */
function differs({ estimated, paid, weights }: LineDifference, t: Translate, locale: Locale): string {
  const money = {
    estimated: formatCents(estimated, locale),
    paid: formatCents(paid, locale),
    difference: differenceText(paid - estimated, t, locale),
  };
  const grams = (value: number) => quantityText(t, { by: "weight", value }, locale);
  return weights
    ? t("orders.line.weighed", { ...money, ordered: grams(weights.ordered), given: grams(weights.given) })
    : t("orders.line.differs", money);
}

/** Example: "Mancava: non l'hai pagato (7,90 €)" */
function missing(difference: LineDifference | undefined, t: Translate, locale: Locale): string {
  return difference
    ? t("orders.line.missingWorth", { estimated: formatCents(difference.estimated, locale) })
    : t("orders.line.missing");
}

/**
 * View of an order line:
 * - the delivered product and the product it replaces
 * - deductions from its price
 * - the difference from its estimate
 */
export function orderLine(
  item: OrderItem,
  { adjustments, status, items }: Order,
  difference: LineDifference | undefined,
  { t, locale }: { t: Translate; locale: Locale },
) {
  const { product, replaced } = item;
  const before = replaced?.quantity ? `${replaced.name}, ${quantityText(t, replaced.quantity, locale)}` : "";
  return {
    id: item.id,
    slug: product.slug,
    name: product.name,
    image: product.image,
    quantity: quantityText(t, item.quantity, locale),
    options: optionNames(item),
    note: item.note && t("orders.line.note", { note: item.note }),
    ifMissing:
      item.ifMissing &&
      isUnderWay(status) &&
      saysWish({ ifMissing: item.ifMissing, substitute: item.substitute }, { items })
        ? t("cart.line.ifMissing", { what: item.substitute ?? t(`cart.preferences.short.${item.ifMissing}`) })
        : undefined,
    replaced: replaced && t("orders.line.replaced", { name: before || replaced.name }),
    missing: item.missing ? missing(difference, t, locale) : undefined,
    adjusted: adjustments
      .filter(({ itemId }) => itemId === item.id)
      .map(({ description: name, amount }) =>
        t("orders.line.adjusted", { name, amount: formatCents(-amount, locale) }),
      ),
    differs: difference && !item.missing ? differs(difference, t, locale) : undefined,
    approx: product.weighed && !item.missing && isUnderWay(status),
    total: formatCents(item.total, locale),
  };
}
