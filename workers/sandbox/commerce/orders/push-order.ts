import { desc, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { markPaid } from "../checkout/authorisations";
import { orderLines, orders, type OrderRow } from "../order-tables";
import { nextStatus, reachable, status, unreceived } from "../rules/order-states";
import { cancelOrder, endOrder, settle } from "./end-order";
import { findOrder, statusNow } from "./find-order";

type Pushed = { orderId: number; orderStatusId: number } | undefined;

const waits = (current: number): boolean => current === status.waiting || current === status.suspended;

/** Moves an order to its next state, for the console; undefined for an unknown order. */
export function advanceOrder(sandbox: Sandbox, orderId: number): Pushed {
  settle(sandbox);
  const order = findOrder(sandbox, orderId);
  if (!order) return undefined;
  const current = statusNow(sandbox, order);
  const next = nextStatus(current);
  if (waits(current)) markPaid(sandbox, order);
  else if (next !== current) setOrder(sandbox, orderId, { floor: next });
  return { orderId, orderStatusId: next };
}

function setOrder({ db }: Sandbox, orderId: number, values: Partial<OrderRow>): void {
  db.update(orders).set(values).where(eq(orders.orderId, orderId)).run();
}

/**
 * Moves an order to a later or final state, for the console. Returns its state afterwards,
 * unchanged if it has ended.
 */
export function moveOrder(sandbox: Sandbox, orderId: number, to: number): Pushed {
  settle(sandbox);
  const order = findOrder(sandbox, orderId);
  if (!order) return undefined;
  const current = statusNow(sandbox, order);
  if (waits(current) && to !== status.cancelled) markPaid(sandbox, order);
  if (waits(current) || order.base === status.ordered) push(sandbox, order, to);
  const moved = findOrder(sandbox, orderId) ?? order;
  return { orderId, orderStatusId: statusNow(sandbox, moved) };
}

function push(sandbox: Sandbox, order: OrderRow, to: number): void {
  if (reachable.some(({ id, onTheWay }) => id === to && onTheWay))
    setOrder(sandbox, order.orderId, { floor: to });
  else if (to === status.cancelled) cancelOrder(sandbox, order);
  else if (to === status.partlyDelivered) deliverInPart(sandbox, order);
  else if (unreceived.includes(to)) endOrder(sandbox, order, to);
}

/** Delivers an order without its last line, which is not charged. */
function deliverInPart(sandbox: Sandbox, order: OrderRow): void {
  const { orderId } = order;
  const last = sandbox.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(desc(orderLines.orderItemId))
    .get();
  if (!last) return setOrder(sandbox, orderId, { floor: status.delivered });
  const { total } = last;
  sandbox.db
    .update(orderLines)
    .set({ missing: true, total: 0 })
    .where(eq(orderLines.orderItemId, last.orderItemId))
    .run();
  setOrder(sandbox, orderId, {
    base: status.partlyDelivered,
    itemsTotal: order.itemsTotal - total,
    grossTotal: Math.max(0, order.grossTotal - total),
    variableTotal: last.weight === null ? order.variableTotal : order.variableTotal - total,
  });
}
