import type { TextKey, Translate } from "~/i18n/translate";
import type { Order, OrderStatus } from "~/model/order";

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

type Stated = Pick<Order, "status" | "address" | "replacedBy">;

/** Whether its shopper collects the order. */
export const isPickup = ({ address }: Pick<Order, "address">): boolean =>
  address !== undefined && address.kind !== "home";

const wordOf = (status: OrderStatus, pickup: boolean): TextKey =>
  (pickup && pickupTexts[status]) || `orders.status.${status}`;

/** An order's state (§4) in words, and the colour that goes with them; one that was changed lives on in another and did not end badly. */
export const statusView = (order: Stated, t: Translate): { status: string; tone: Tone } =>
  order.replacedBy === undefined
    ? { status: t(wordOf(order.status, isPickup(order))), tone: tones[order.status] }
    : { status: t("orders.status.changed"), tone: "info" };

/** The way of an order that goes well. */
const way = ["ordered", "preparing", "almostReady", "out", "delivered"] as const;

type Step = { label: string; place: "done" | "now" | "next" };

/** The steps of an order and where it stands; none for one that ended badly, or has not been paid. */
export function progressOf(order: Stated, t: Translate): Step[] {
  const here = way.findIndex((step) => step === (order.status === "partial" ? "delivered" : order.status));
  if (here < 0) return [];
  const last = way.length - 1;
  return way.map((step, index) => ({
    label: t(wordOf(order.status === "partial" && index === last ? "partial" : step, isPickup(order))),
    place: index < here || here === last ? "done" : index === here ? "now" : "next",
  }));
}
