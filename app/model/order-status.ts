type StatusFacts = {
  /**
   * Waiting is for the payment; open is from the order until the goods come; arrived and ended are over, with the goods or without them.
   */
  phase: "waiting" | "open" | "arrived" | "ended";
  /** the colour that goes with the words */
  tone: "ok" | "warn" | "error" | "info";
  /** its position among the steps of an order that goes well, from 1; absent for a state that is no such step */
  step?: number;
  /** the words for an order that its shopper collects, where they differ: a key below `orders.status` */
  pickupText?: "ready" | "collected";
  /** the goods stand ready at the store: who collects them may reserve a parking place */
  atStore?: true;
};

/**
 * Every state of an order (§4), and all that the shop derives from it. A new state is a row here, its ids in ebsn/orders/mapping.ts, and
 * its texts.
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

/** A state in which an order is over without its goods. */
export type EndedStatus = {
  [Status in OrderStatus]: (typeof orderStatuses)[Status]["phase"] extends "ended" ? Status : never;
}[OrderStatus];

/** The row of a state. */
export const statusFacts = (status: OrderStatus): StatusFacts => orderStatuses[status];

/** Whether the goods are still to come: such an order is weighed later, stands in a calendar, and keeps its account from being deleted. */
export const isUnderWay = (status: OrderStatus): boolean => {
  const { phase } = orderStatuses[status];
  return phase === "waiting" || phase === "open";
};

/** Whether the goods have come, all or in part: what is wrong with them can be told. */
export const hasArrived = (status: OrderStatus): boolean => orderStatuses[status].phase === "arrived";

/** Whether an order is over without its goods. */
export const isEnded = (status: OrderStatus): status is EndedStatus =>
  orderStatuses[status].phase === "ended";

/** The states of an order that goes well, in their order; the first of those that share a step. */
export const progressStates: readonly OrderStatus[] = Object.entries(orderStatuses)
  .flatMap(([status, facts]) =>
    "step" in facts ? [{ status: status as OrderStatus, step: facts.step }] : [],
  )
  .sort((a, b) => a.step - b.step)
  .filter(({ step }, index, all) => all[index - 1]?.step !== step)
  .map(({ status }) => status);
