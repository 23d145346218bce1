type StatusFacts = {
  /**
   * - waiting: before the payment
   * - open: from the order until the delivery
   * - arrived, ended: over, with or without the goods
   */
  phase: "waiting" | "open" | "arrived" | "ended";
  /** colour of the status text */
  tone: "ok" | "warn" | "error" | "info";
  /** position among the regular steps, from 1; absent for other states */
  step?: number;
  /** key below `orders.status` of a different text for pickup orders */
  pickupText?: "ready" | "collected";
  /** the goods are ready at the store: the shopper may reserve a parking place */
  atStore?: true;
};

/**
 * All states of an order (§4), and the facts that the shop derives from them. A new state needs a
 * row here, its ids in ebsn/orders/mapping.ts, and its texts.
 */
export const orderStatuses = {
  waiting: { phase: "waiting", tone: "warn" },
  ordered: { phase: "open", tone: "info", step: 1 },
  preparing: { phase: "open", tone: "info", step: 2 },
  almostReady: { phase: "open", tone: "info", step: 3, atStore: true },
  out: { phase: "open", tone: "info", step: 4, pickupText: "ready", atStore: true },
  delivered: { phase: "arrived", tone: "ok", step: 5, pickupText: "collected" },
  partial: { phase: "arrived", tone: "warn", step: 5 },
  cancelled: { phase: "ended", tone: "error" },
  invalid: { phase: "ended", tone: "error" },
  notCollected: { phase: "ended", tone: "error" },
  failed: { phase: "ended", tone: "error" },
} as const satisfies Record<string, StatusFacts>;

export type OrderStatus = keyof typeof orderStatuses;

/** A state of an order that ended without its goods. */
export type EndedStatus = {
  [Status in OrderStatus]: (typeof orderStatuses)[Status]["phase"] extends "ended" ? Status : never;
}[OrderStatus];

/** Returns the row of a state. */
export const statusFacts = (status: OrderStatus): StatusFacts => orderStatuses[status];

/**
 * True if the goods are still to come. Such an order can be weighed later, appears in the calendar,
 * and blocks the deletion of its account.
 */
export const isUnderWay = (status: OrderStatus): boolean => {
  const { phase } = orderStatuses[status];
  return phase === "waiting" || phase === "open";
};

/** True if the goods have come, all or in part: the shopper can report problems. */
export const hasArrived = (status: OrderStatus): boolean => orderStatuses[status].phase === "arrived";

/** True if an order ended without its goods. */
export const isEnded = (status: OrderStatus): status is EndedStatus =>
  orderStatuses[status].phase === "ended";

/** Regular states in order; the first state of each step. */
export const progressStates: readonly OrderStatus[] = Object.entries(orderStatuses)
  .flatMap(([status, facts]) =>
    "step" in facts ? [{ status: status as OrderStatus, step: facts.step }] : [],
  )
  .sort((a, b) => a.step - b.step)
  .filter(({ step }, index, all) => all[index - 1]?.step !== step)
  .map(({ status }) => status);
