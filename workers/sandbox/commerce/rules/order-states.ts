const minute = 60_000;
const hour = 60 * minute;

export const payMinutes = 30;
export const status = {
  waiting: 1,
  suspended: 2,
  ordered: 3,
  preparing: 4,
  picking: 5,
  almostReady: 6,
  out: 7,
  delivered: 8,
  partlyDelivered: 9,
  cancelled: 10,
  invalidated: 11,
  notCollected: 12,
  failed: 13,
  outByCourier: 18,
} as const;

/**
 * States that the console can set, with their names.
 * `onTheWay` = the clock continues the order from there; the others are final.
 */
export const reachable: readonly { id: number; text: string; onTheWay?: true }[] = [
  { id: status.ordered, text: "ordinato", onTheWay: true },
  { id: status.preparing, text: "in preparazione", onTheWay: true },
  { id: status.picking, text: "in preparazione", onTheWay: true },
  { id: status.almostReady, text: "quasi pronto", onTheWay: true },
  { id: status.out, text: "in consegna", onTheWay: true },
  { id: status.delivered, text: "consegnato", onTheWay: true },
  { id: status.partlyDelivered, text: "consegnato in parte" },
  { id: status.cancelled, text: "annullato" },
  { id: status.invalidated, text: "invalidato" },
  { id: status.notCollected, text: "non ritirato" },
  { id: status.failed, text: "fallito" },
  { id: status.outByCourier, text: "in consegna con il corriere", onTheWay: true },
];

/** Final states without delivery: gifts and daily maximum are available to the shopper again. */
export const unfulfilled: number[] = [status.cancelled, status.invalidated, status.failed];

/** Final states set by the shop, which give back products, slot and money. */
export const unreceived: number[] = [status.invalidated, status.notCollected, status.failed];

/**
 * Facts that decide an order's state. `base` is the stored state: 1, 2, 3, or a final one (9 to
 * 13). Instants in milliseconds.
 */
export type OrderCourse = {
  base: number;
  /** minimum state, set on the console */
  floor: number;
  slotBegin: number;
  slotEnd: number;
  payBefore: number;
  paymentTypeId: number;
};

/**
 * §4: an order's state at `now`. Time moves it from "ordered" to "delivered"; unpaid orders are
 * cancelled after 30 minutes.
 */
export function statusAt(order: OrderCourse, now: number): number {
  if (order.base === status.waiting || order.base === status.suspended) {
    return now >= order.payBefore ? status.cancelled : order.base;
  }
  if (order.base !== status.ordered) return order.base;
  const steps: [number, number][] = [
    [order.slotEnd, status.delivered],
    [order.slotBegin, status.out],
    [order.slotBegin - 30 * minute, status.almostReady],
    [order.slotBegin - 2 * hour, status.picking],
    [order.slotBegin - 4 * hour, status.preparing],
  ];
  const byClock = steps.find(([from]) => now >= from)?.[1] ?? status.ordered;
  const byCourier = order.floor === status.outByCourier;
  const current = Math.max(byClock, byCourier ? status.out : order.floor);
  return byCourier && current === status.out ? status.outByCourier : current;
}

/** Last instant (epoch ms) to change or cancel an order: the store then starts processing it. */
export const changeBefore = (order: Pick<OrderCourse, "slotBegin">): number => order.slotBegin - 4 * hour;

/**
 * Actions that a shopper may perform on an order now. An order paid by card can be cancelled, but
 * not changed.
 */
export function allowed(
  order: OrderCourse,
  now: number,
): { canModify: boolean; canDelete: boolean; canPay: boolean } {
  const current = statusAt(order, now);
  const waits = current === status.waiting || current === status.suspended;
  return {
    canModify: current === status.ordered && order.paymentTypeId !== 1,
    canDelete: waits || current === status.ordered,
    canPay: waits,
  };
}

/**
 * Returns the next state, for the console; a final state stays the same. A waiting order is paid
 * first, then prepared.
 */
export function nextStatus(current: number): number {
  if (current === status.waiting || current === status.suspended) return status.ordered;
  if (current === status.outByCourier) return status.delivered;
  return current >= status.ordered && current < status.delivered ? current + 1 : current;
}
