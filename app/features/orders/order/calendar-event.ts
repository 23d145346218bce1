import type { CalendarEvent } from "~/lib/icalendar";
import { isOver } from "~/lib/chosen";
import { formatCents } from "~/lib/money";
import type { Order } from "~/model/order";
import { isUnderWay } from "~/model/order-status";
import type { RomeNow } from "~/model/time";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";
import { isPickup } from "./status-view";
import { whereOf } from "./order-view";

/** True if an order is still to come in a known slot. */
export const hasEvent = ({ slot, status }: Order, now: RomeNow): boolean =>
  slot !== undefined && isUnderWay(status) && !isOver(slot, now);

/** Calendar entry for an order's slot; undefined if it has no slot. */
export function eventOf(
  order: Order,
  { t, locale, tenant, absolute }: Pick<Shop, "t" | "locale" | "tenant" | "absolute">,
): CalendarEvent | undefined {
  const { slot, id } = order;
  if (!slot) return undefined;
  const chain = tenant.name;
  const total = formatCents(order.total, locale);
  return {
    uid: `order-${id}@${tenant.hosts[0]}`,
    date: slot.date,
    begin: slot.begin,
    end: slot.end,
    title: t(isPickup(order) ? "orders.event.pickup" : "orders.event.delivery", { chain }),
    place: whereOf(order),
    text: t("orders.event.text", { id, total }),
    url: absolute(paths.order(id)),
  };
}
