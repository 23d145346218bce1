import { sumRows, unreadableView } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import { wishForAll } from "~/lib/if-missing";
import { formatCents, formatCentsRange } from "~/lib/money";
import { formatDay, shortDay, slotLabel } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";
import type { Order } from "~/model/order";
import { isUnderWay, statusFacts } from "~/model/order-status";
import { whyClosed } from "../why-closed";
import { orderRow } from "./order-row";
import { momentView } from "./moment-view";
import { isPaidLater, paymentLine } from "./payment-text";
import { sharedOrder } from "./shared-order";
import { isPickup, progressOf, statusView } from "./status-view";
import { orderLine } from "./line-view";
import { differenceText, paidDifference } from "./paid-difference";

/** Destination of an order in one line. */
export const whereOf = ({ address }: Pick<Order, "address">): string | undefined =>
  address &&
  [address.label, [address.street, address.number].filter(Boolean).join(" "), address.city]
    .filter(Boolean)
    .join(", ");

/** Parts of an order that several warehouses prepare; empty if a single warehouse prepares it. */
const partViews = ({ subOrders, address }: Order, t: Translate, locale: Locale): string[] =>
  subOrders.length < 2
    ? []
    : subOrders.map(({ id, warehouseId, status, deliveredOn }) => {
        const part = { id, warehouse: warehouseId, status: statusView({ status, address }, t).status };
        return deliveredOn
          ? t("orders.partOn", { ...part, day: formatDay(deliveredOn, locale, "short") })
          : t("orders.part", part);
      });

/**
 * True for a binding contract with goods that may be returned. Weighed goods are fresh or cut to
 * measure, and exempt (art. 59 Codice del consumo). Staff decide about packed goods.
 */
const canWithdraw = ({ status, items, unreadable }: Order): boolean =>
  ["open", "arrived"].includes(statusFacts(status).phase) &&
  (unreadable.length > 0 || items.some(({ product }) => !product.weighed));

/**
 * Reason why an order still to come cannot be changed; undefined if it can, or for any other order.
 */
function whyUnchangeable(order: Order, t: Translate, locale: Locale): string | undefined {
  if (order.canModify) return undefined;
  const why = whyClosed(order);
  if (why === "card") return t("orders.change.closed.whyCard");
  if (why !== "taken") return undefined;
  const since = momentView(order.changeBefore, locale);
  return since ? t("orders.change.closed.whyTakenSince", since) : t("orders.change.closed.whyTaken");
}

/** Data of an order for its page, the payment outcome and print. */
export function orderView(order: Order, t: Translate, locale: Locale, invoiceFor?: string) {
  const money = (cents: number) => formatCents(cents, locale);
  const pay = order.canPay ? momentView(order.payBefore, locale) : undefined;
  const change = order.canCancel ? momentView(order.changeBefore, locale) : undefined;
  const pickup = isPickup(order);
  const { bankTransfer } = order;
  const row = orderRow(order, t, locale);
  const paid = paidDifference(order);
  const service = order.address && t(pickup ? "cart.where.pickup" : "cart.where.delivery");
  const where = whereOf(order);
  const forAll = isUnderWay(order.status) ? wishForAll(order) : undefined;
  return {
    ...row,
    shared: sharedOrder({ id: row.id, when: row.when, service, where }, t),
    progress: progressOf(order, t, {
      ordered: `${shortDay(order.placedOn, locale)}, ${order.placedAt}`,
      comes:
        order.slot && `${shortDay(order.slot.date, locale)}, ${slotLabel(order.slot.begin, order.slot.end)}`,
    }),
    payment: paymentLine(order, t),
    paidLater: isPaidLater(order),
    service,
    where,
    isAtHome: !pickup,
    parts: partViews(order, t, locale),
    lines: order.items.map((item) => {
      const difference = paid?.lines.find(({ itemId }) => itemId === item.id);
      return orderLine(item, order, difference, { t, locale });
    }),
    wishForAll: forAll && t(`cart.preferences.${forAll}`),
    estimated: paid && {
      total: money(paid.estimated),
      difference: differenceText(paid.difference, t, locale),
    },
    unreadable: order.unreadable.map((item) => unreadableView(item, t, locale)),
    sums: sumRows(order, { pickup, t, locale }),
    range:
      order.variableTotal > 0 && isUnderWay(order.status)
        ? formatCentsRange(order.total, order.estimatedMax, locale)
        : undefined,
    authorised: order.authorisedAmount === undefined ? undefined : money(order.authorisedAmount),
    transfer: bankTransfer && { ...bankTransfer, amount: money(bankTransfer.amount) },
    invoices: order.invoices,
    invoiceFor,
    note: order.note,
    replacedBy: order.replacedBy,
    canCancel: order.canCancel,
    canWithdraw: canWithdraw(order),
    canModify: order.canModify,
    whyUnchangeable: whyUnchangeable(order, t, locale),
    canPay: order.canPay,
    payBefore: pay && t("orders.payBefore", pay),
    changeBefore:
      change && t(order.canModify ? "orders.changeOrCancelBefore" : "orders.changeBefore", change),
  };
}
export type OrderView = ReturnType<typeof orderView>;
