import type { Order, OrderItem } from "~/model/order";

/** A product that orders brought: its line in the newest of them, and how many of them it stands in. */
export type Ordered = { item: OrderItem; orders: number };

/** What orders brought, newest first, once an order: what stands in most of them leads; the newest order goes first among equals. */
export function mostOrdered(orders: Pick<Order, "items">[]): Ordered[] {
  const counted = new Map<number, Ordered>();
  for (const { items } of orders) {
    const brought = new Map<number, OrderItem>();
    for (const item of items)
      if (!item.missing && !brought.has(item.product.id)) brought.set(item.product.id, item);
    for (const [id, item] of brought) {
      const before = counted.get(id);
      counted.set(id, before ? { ...before, orders: before.orders + 1 } : { item, orders: 1 });
    }
  }
  return [...counted.values()].sort((a, b) => b.orders - a.orders);
}
