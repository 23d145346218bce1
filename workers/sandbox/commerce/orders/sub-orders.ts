import { displayDate } from "../../kernel/rome-time";
import type { OrderLineRow, OrderRow } from "../order-tables";

/** The part of an order that one warehouse prepares. Dates are `yyyy-MM-dd`. */
export type SubOrder = { subOrderId: number; warehouseId: number; deliveryDate: string };

/** Returns the suborders of an order, at least one: each warehouse of its lines has its own. */
export function subOrdersOf(order: OrderRow, lines: OrderLineRow[]): SubOrder[] {
  const from = lines.map((line) => line.deliveryWarehouseId ?? order.warehouseId);
  const warehouseIds = from.length === 0 ? [order.warehouseId] : [...new Set(from)];
  return warehouseIds.map((warehouseId, index) => ({
    subOrderId: order.orderId * 10 + index + 1,
    warehouseId,
    deliveryDate: order.slotDate,
  }));
}

export const subOrderJson = ({ deliveryDate, ...others }: SubOrder, orderStatusId: number) => ({
  ...others,
  orderStatusId,
  deliveryDate: displayDate(deliveryDate),
});
