import type { Cents } from "./price";

/** A product as the chain's statistics hear of it: `cents` is the price of one, or of all that is weighed. */
export type EventItem = { id: number; cents?: Cents; quantity: number };

/** What a page is for the chain's statistics, where its visitor consents to them: a list of products, a product, a cart, a checkout, a sent order. */
export type PageEvent = { items: EventItem[] } & (
  | { kind: "list"; list: string }
  | { kind: "product" }
  | { kind: "cart" | "checkout"; cents: Cents }
  | { kind: "order"; orderId: number; cents: Cents; deliveryFee: Cents }
);
