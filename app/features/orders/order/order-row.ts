import { piecesOf } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { dayParts, formatDay, shortDay, slotLabel } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";
import type { Order } from "~/model/order";
import { statusView } from "./status-view";

/**
 * Max pictures in a row; with more products the last picture gives way to the number of the rest.
 */
const mostPictures = 4;

/**
 * Example: "8 prodotti, 12 pezzi". The pieces appear only if all lines are known and the numbers
 * differ.
 */
function itemsText({ itemCount, items, unreadable }: Order, t: Translate): string | undefined {
  if (itemCount === undefined) return undefined;
  const products = t("orders.items", { count: itemCount });
  const pieces = piecesOf({ items, unreadable });
  const isWhole = items.length + unreadable.length === itemCount;
  return isWhole && pieces !== itemCount ? `${products}, ${t("cart.pieces", { count: pieces })}` : products;
}

/** Fields common to the list and the order's own page. */
export function orderRow(order: Order, t: Translate, locale: Locale) {
  return {
    id: order.id,
    ...statusView(order, t),
    placed: t("orders.placed", { day: shortDay(order.placedOn, locale), time: order.placedAt }),
    when:
      order.slot &&
      `${formatDay(order.slot.date, locale, "short")}, ${slotLabel(order.slot.begin, order.slot.end)}`,
    items: itemsText(order, t),
    total: formatCents(order.total, locale),
    agent: order.byAgent,
  };
}

/**
 * Row of a list, with pictures if the backend sends the lines. Another person's order is read-only.
 */
export function listedOrder(order: Order, t: Translate, locale: Locale, shopperId: number) {
  const given = order.items.filter(({ missing }) => !missing);
  const pictures = given.slice(0, given.length > mostPictures ? mostPictures - 1 : mostPictures);
  const { person } = order;
  const row = orderRow(order, t, locale);
  const own = person === undefined || person.id === shopperId;
  const { day, month } = dayParts(order.placedOn, locale, "short");
  return {
    ...row,
    number: t("orders.numberOn", { id: order.id, day: `${day} ${month}` }),
    /** amount still to pay, if this shopper can pay it */
    toPay: own && order.canPay ? row.total : undefined,
    person: person && t("orders.by", { name: person.name }),
    own,
    pictures: pictures.map(({ id, product: { image } }) => ({ id, image })),
    names: given.map(({ product }) => product.name).join(", "),
    more: given.length - pictures.length,
  };
}
export type ListedOrder = ReturnType<typeof listedOrder>;
