import type { Cents } from "./price";

/**
 * A product in the chain's statistics; `cents` is the price of a single item, or of the whole
 * weight.
 */
export type EventItem = { id: number; cents?: Cents; quantity: number };

/**
 * Page event for the chain's statistics, if the visitor consented: a product list, a product, a
 * cart, a checkout, or a placed order.
 */
export type PageEvent = { items: EventItem[] } & (
  | { kind: "list"; list: string }
  | { kind: "product" }
  | { kind: "cart" | "checkout"; cents: Cents }
  | { kind: "order"; orderId: number; cents: Cents; deliveryFee: Cents }
);
