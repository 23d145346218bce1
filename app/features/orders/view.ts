import type { Order, OrderStatus } from "~/model/order";
import { quantityText } from "~/features/cart/public.server";
import type { Locale } from "~/model/locale";
import type { TextKey, Translate } from "~/i18n/translate";
import { formatCents, formatCentsRange } from "~/lib/money";
import { formatDay, romeMomentOf, slotLabel } from "~/lib/rome-date";

type Tone = "ok" | "warn" | "error" | "info";
const tones: Record<OrderStatus, Tone> = {
  waiting: "warn",
  ordered: "info",
  preparing: "info",
  almostReady: "info",
  out: "info",
  delivered: "ok",
  partial: "warn",
  cancelled: "error",
  invalid: "error",
  notCollected: "error",
  failed: "error",
};

/** For a pickup there is no "on its way". */
const pickupTexts: Partial<Record<OrderStatus, TextKey>> = {
  out: "orders.status.ready",
  delivered: "orders.status.collected",
};
const isPickup = ({ address }: Order): boolean => address !== undefined && address.kind !== "home";

/** An instant of the backend as day and time, for texts with `{{day}}` and `{{time}}`. */
function moment(iso: string | undefined, locale: Locale) {
  const at = iso === undefined ? undefined : romeMomentOf(iso);
  return at && { day: formatDay(at.date, locale, "short"), time: at.time };
}

/** An order in a list. */
export function orderRow(order: Order, t: Translate, locale: Locale) {
  const { status } = order;
  return {
    id: order.id,
    status: t((isPickup(order) && pickupTexts[status]) || `orders.status.${status}`),
    tone: tones[status],
    placed: t("orders.placed", { day: formatDay(order.placedOn, locale, "short"), time: order.placedAt }),
    when:
      order.slot &&
      `${formatDay(order.slot.date, locale, "short")}, ${slotLabel(order.slot.begin, order.slot.end)}`,
    items: order.itemCount === undefined ? undefined : t("orders.items", { count: order.itemCount }),
    total: formatCents(order.total, locale),
    agent: order.byAgent,
  };
}

export function orderView(order: Order, t: Translate, locale: Locale) {
  const money = (cents: number) => formatCents(cents, locale);
  const pay = order.canPay ? moment(order.payBefore, locale) : undefined;
  const change = order.canCancel ? moment(order.changeBefore, locale) : undefined;
  const { address } = order;
  const pickup = isPickup(order);
  return {
    ...orderRow(order, t, locale),
    payment: pickup && order.payment.kind === "onDelivery" ? t("orders.payAtPickup") : order.payment.name,
    service: address && t(pickup ? "cart.where.pickup" : "cart.where.delivery"),
    where:
      address &&
      [address.label, [address.street, address.number].filter(Boolean).join(" "), address.city]
        .filter(Boolean)
        .join(", "),
    lines: order.items.map((item) => ({
      id: item.id,
      slug: item.product.slug,
      name: item.product.name,
      image: item.product.image,
      quantity: quantityText(t, item.quantity, locale),
      approx: item.product.weighed,
      total: money(item.total),
    })),
    goods: money(order.itemsTotal),
    packages: order.packages.map(({ name, quantity, total }) => ({ name, quantity, total: money(total) })),
    fee: {
      service: t(pickup ? "cart.summary.pickup" : "cart.summary.delivery"),
      amount: order.deliveryFee === 0 ? t("cart.summary.free") : money(order.deliveryFee),
    },
    range: order.variableTotal > 0 ? formatCentsRange(order.total, order.estimatedMax, locale) : undefined,
    held: order.heldAmount === undefined ? undefined : money(order.heldAmount),
    transfer:
      order.bankTransfer && order.status === "waiting"
        ? { ...order.bankTransfer, amount: money(order.bankTransfer.amount) }
        : undefined,
    note: order.note,
    canCancel: order.canCancel,
    canPay: order.canPay,
    payBefore: pay && t("orders.payBefore", pay),
    changeBefore: change && t("orders.changeBefore", change),
  };
}
export type OrderView = ReturnType<typeof orderView>;
