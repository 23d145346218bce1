import type { Order, OrderItem } from "~/model/order";

/**
 * Product of past orders: its line in the newest order, and the number of orders that contain it.
 */
export type Ordered = { item: OrderItem; orders: number };

/**
 * Ranks the products of past orders (newest first) by the number of orders that contain them; ties
 * go to the newest order.
 */
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
