import type { TextKey, Translate } from "~/i18n/translate";
import type { Order } from "~/model/order";
import { progressStates, statusFacts, type OrderStatus } from "~/model/order-status";

type Stated = Pick<Order, "status" | "address" | "replacedBy">;

/** True if the shopper collects the order. */
export const isPickup = ({ address }: Pick<Order, "address">): boolean =>
  address !== undefined && address.kind !== "home";

const wordOf = (status: OrderStatus, pickup: boolean): TextKey =>
  `orders.status.${(pickup && statusFacts(status).pickupText) || status}`;

/**
 * State of an order (§4) in words with its colour. A replaced order shows as changed, as it
 * continues in another order.
 */
export const statusView = (order: Stated, t: Translate) =>
  order.replacedBy === undefined
    ? { status: t(wordOf(order.status, isPickup(order))), tone: statusFacts(order.status).tone }
    : { status: t("orders.status.changed"), tone: "info" as const };

/** Label of the last step before the goods come: its time is an expectation, not the arrival. */
const expected = (pickup: boolean): TextKey =>
  pickup ? "orders.progress.collects" : "orders.progress.comes";

type Step = {
  label: string;
  place: "done" | "now" | "next";
  /** the time of the order, or the slot */
  time?: string;
};

/**
 * Steps of an order with the current one and the known times; empty for a failed or unpaid order.
 */
export function progressOf(
  order: Stated,
  t: Translate,
  times: { ordered?: string; comes?: string } = {},
): Step[] {
  const here = (statusFacts(order.status).step ?? 0) - 1;
  if (here < 0) return [];
  const last = progressStates.length - 1;
  return progressStates.map((step, index) => ({
    label: t(
      index === last && here < last && times.comes
        ? expected(isPickup(order))
        : wordOf(index === here ? order.status : step, isPickup(order)),
    ),
    place: index < here || here === last ? "done" : index === here ? "now" : "next",
    time: index === 0 ? times.ordered : index === last ? times.comes : undefined,
  }));
}
