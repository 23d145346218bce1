import { quantityText } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { optionNames } from "~/lib/option-names";
import type { Locale } from "~/model/locale";
import type { Order, OrderItem } from "~/model/order";

/** A line of an order: the product that was given, the one it replaces, and what was taken off its price. */
export function orderLine(item: OrderItem, { adjustments }: Order, t: Translate, locale: Locale) {
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
    replaced: replaced && t("orders.line.replaced", { name: before || replaced.name }),
    missing: item.missing ? t("orders.line.missing") : undefined,
    adjusted: adjustments
      .filter(({ itemId }) => itemId === item.id)
      .map(({ description: name, amount }) =>
        t("orders.line.adjusted", { name, amount: formatCents(-amount, locale) }),
      ),
    approx: product.weighed && !item.missing,
    total: formatCents(item.total, locale),
  };
}
