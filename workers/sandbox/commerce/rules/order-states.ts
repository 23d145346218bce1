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

/** The states that the console may move an order to, in its words. `onTheWay`: the clock carries an order on from there; the others are ends. */
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

/** Ends of an order that nobody has received: gifts and daily maximum are the shopper's again. */
export const unfulfilled: number[] = [status.cancelled, status.invalidated, status.failed];

/** Ends that the shop brings about, at which goods, place and money are given back. */
export const unreceived: number[] = [status.invalidated, status.notCollected, status.failed];

/** What decides an order's state. `base` is what is stored: 1, 2, 3, or an end (9 to 13). Instants in milliseconds. */
export type OrderCourse = {
  base: number;
  /** the console has moved it at least to this state */
  floor: number;
  slotBegin: number;
  slotEnd: number;
  payBefore: number;
  paymentTypeId: number;
};

/** §4: the state of an order that the clock carries from "ordered" to "delivered"; unpaid ones are cancelled after 30 minutes. */
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

/** Until when an order may be changed or cancelled: when the store takes charge. */
export const changeBefore = (order: Pick<OrderCourse, "slotBegin">): number => order.slotBegin - 4 * hour;

/** What a shopper may do with an order now. A card-paid order cannot be changed, only cancelled. */
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

/** The state after this one, for the console; the same at an end. A waiting order is paid, then prepared. */
export function nextStatus(current: number): number {
  if (current === status.waiting || current === status.suspended) return status.ordered;
  if (current === status.outByCourier) return status.delivered;
  return current >= status.ordered && current < status.delivered ? current + 1 : current;
}
