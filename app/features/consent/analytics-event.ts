import type { PageEvent } from "~/model/page-event";
import type { Cents } from "~/model/price";

/** Event under Google Analytics' names for shops; `value` and `price` are euros. */
export type AnalyticsEvent = {
  name: "view_item_list" | "view_item" | "view_cart" | "begin_checkout" | "purchase";
  params: Record<string, unknown>;
};

const names = {
  list: "view_item_list",
  product: "view_item",
  cart: "view_cart",
  checkout: "begin_checkout",
  order: "purchase",
} as const satisfies Record<PageEvent["kind"], AnalyticsEvent["name"]>;

const euros = (cents: Cents): number => cents / 100;

/**
 * Converts a page event for the chain's statistics. The browser's tag manager sends it, or the
 * server for a page without script.
 */
export function analyticsEvent(event: PageEvent): AnalyticsEvent {
  const items = event.items.map(({ id, cents, quantity }) => ({
    item_id: String(id),
    ...(cents !== undefined && { price: euros(cents) }),
    quantity,
  }));
  const of = { currency: "EUR", items };
  const name = names[event.kind];
  switch (event.kind) {
    case "list":
      return { name, params: { item_list_id: event.list, items } };
    case "product":
      return { name, params: of };
    case "cart":
    case "checkout":
      return { name, params: { ...of, value: euros(event.cents) } };
    case "order":
      return {
        name,
        params: {
          ...of,
          transaction_id: String(event.orderId),
          value: euros(event.cents),
          shipping: euros(event.deliveryFee),
        },
      };
  }
}
