import type { Order } from "~/model/order";

/** A parking place is kept for who collects at a store, from "almost ready" on; a locker has none. */
export const mayReserve = (order: Pick<Order, "status" | "address">): boolean =>
  order.address?.kind === "store" && (order.status === "almostReady" || order.status === "out");
