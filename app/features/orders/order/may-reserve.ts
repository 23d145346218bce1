import type { Order } from "~/model/order";
import { statusFacts } from "~/model/order-status";
import { isPickup } from "./status";

/** A parking place is kept for who collects, from "almost ready" on. */
export const mayReserve = (order: Pick<Order, "status" | "address">): boolean =>
  isPickup(order) && statusFacts(order.status).atStore === true;
