import type { TextKey, Translate } from "~/i18n/translate";
import type { Order } from "~/model/order";
import { progressStates, statusFacts, type OrderStatus } from "~/model/order-status";

type Stated = Pick<Order, "status" | "address" | "replacedBy">;

/** Whether its shopper collects the order. */
export const isPickup = ({ address }: Pick<Order, "address">): boolean =>
  address !== undefined && address.kind !== "home";

const wordOf = (status: OrderStatus, pickup: boolean): TextKey =>
  `orders.status.${(pickup && statusFacts(status).pickupText) || status}`;

/** An order's state (§4) in words, and the colour that goes with them; one that was changed lives on in another and did not end badly. */
export const statusView = (order: Stated, t: Translate) =>
  order.replacedBy === undefined
    ? { status: t(wordOf(order.status, isPickup(order))), tone: statusFacts(order.status).tone }
    : { status: t("orders.status.changed"), tone: "info" as const };

/** What the last step is called while the goods are still to come: nobody shall take its time for when they came. */
const expected = (pickup: boolean): TextKey =>
  pickup ? "orders.progress.collects" : "orders.progress.comes";

type Step = {
  label: string;
  place: "done" | "now" | "next";
  /** when the shopper ordered, and when the goods come */
  time?: string;
};

/** The steps of an order, where it stands, and the times that are known; none for one that ended badly, or has not been paid. */
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
