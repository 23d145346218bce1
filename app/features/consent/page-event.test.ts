import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { PageEvent } from "~/model/page-event";
import { analyticsEvent } from "./analytics-event";
import { eventAddress, eventAt } from "./event-address";
import { mostTold, toldOrders, withOrder } from "./told-orders";

const cents = fc.integer({ min: 0, max: 1_000_000 });
const id = fc.integer({ min: 1, max: 9_999_999 });
const item = fc
  .record({ id, quantity: fc.integer({ min: 1, max: 99 }), cents: fc.option(cents, { nil: undefined }) })
  .map(({ cents: price, ...rest }) => (price === undefined ? rest : { ...rest, cents: price }));
const items = fc.array(item, { maxLength: 30 });
const events: fc.Arbitrary<PageEvent> = fc.oneof(
  fc.record({ kind: fc.constant("list" as const), list: fc.webPath().map((path) => `/${path}`), items }),
  fc.record({ kind: fc.constant("product" as const), items }),
  fc.record({ kind: fc.constantFrom("cart" as const, "checkout" as const), cents, items }),
  fc.record({ kind: fc.constant("order" as const), orderId: id, cents, deliveryFee: cents, items }),
);

const searchOf = (address: string) => new URL(address, "http://shop.example").searchParams;

describe("the address of a page's event", () => {
  // spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/event-address.ts, app/features/consent/analytics-event.ts
  it("tells the very event of the page", () => {
    fc.assert(
      fc.property(events, (event) => {
        const address = eventAddress(event);
        fc.pre(address !== undefined && !(event.kind === "list" && event.list.length > 300));
        expect(eventAt(searchOf(address ?? ""))).toEqual(event);
      }),
    );
  });

  it("rejects an invalid event, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const event = eventAt(new URLSearchParams({ e: text }));
        expect(event === undefined || typeof event.kind === "string").toBe(true);
      }),
    );
    for (const text of [
      '{"kind":"order","orderId":-1,"cents":1,"deliveryFee":0,"items":[]}',
      '{"kind":"cart","cents":1e99,"items":[]}',
      '{"kind":"list","list":"//evil","items":[[1,2,0]]}',
      `{"kind":"product","items":[${"[1,2,1],".repeat(2000)}[1,2,1]]}`,
    ])
      expect(eventAt(new URLSearchParams({ e: text })), text.slice(0, 60)).toBeUndefined();
  });
});

// spec §9: sent-orders list for analytics capped at 20
test("attack 22: reads an order's event only if its number is short enough to remember", () => {
  const order = (orderId: number): PageEvent => ({
    kind: "order",
    orderId,
    cents: 1,
    deliveryFee: 0,
    items: [],
  });
  const told = (orderId: number) => eventAt(searchOf(eventAddress(order(orderId)) ?? ""));
  const longest = 999_999_999_999;
  expect(told(longest)).toEqual(order(longest));
  expect(toldOrders(withOrder("7", longest))).toEqual([7, longest]);
  expect(told(longest + 1)).toBeUndefined();
});

// spec §9: analytics through a tag-manager class, after the consent to it
test("maps list, product, cart and checkout to the standard analytics names", () => {
  const items = [{ id: 7, cents: 129, quantity: 2 }];
  const told = [{ item_id: "7", price: 1.29, quantity: 2 }];
  expect(analyticsEvent({ kind: "list", list: "/category/pane", items })).toEqual({
    name: "view_item_list",
    params: { item_list_id: "/category/pane", items: told },
  });
  expect(analyticsEvent({ kind: "product", items })).toEqual({
    name: "view_item",
    params: { currency: "EUR", items: told },
  });
  expect(analyticsEvent({ kind: "cart", cents: 258, items })).toEqual({
    name: "view_cart",
    params: { currency: "EUR", value: 2.58, items: told },
  });
  expect(analyticsEvent({ kind: "checkout", cents: 258, items }).name).toBe("begin_checkout");
});

// spec §9: analytics through a tag-manager class, after the consent to it
test("maps an order to a purchase in euros with its number and delivery fee", () => {
  const event: PageEvent = {
    kind: "order",
    orderId: 100_054,
    cents: 6639,
    deliveryFee: 490,
    items: [
      { id: 7, cents: 129, quantity: 2 },
      { id: 9, quantity: 1 },
    ],
  };
  expect(analyticsEvent(event)).toEqual({
    name: "purchase",
    params: {
      currency: "EUR",
      transaction_id: "100054",
      value: 66.39,
      shipping: 4.9,
      items: [
        { item_id: "7", price: 1.29, quantity: 2 },
        { item_id: "9", quantity: 1 },
      ],
    },
  });
});

// spec §9: sent-orders list for analytics capped at 20 <- app/features/consent/told-orders.ts
test("twenty sent orders are remembered, the newest, each once", () => {
  let text: string | undefined;
  for (let orderId = 1; orderId <= 30; orderId += 1) text = withOrder(text, orderId) ?? text;
  expect(mostTold).toBe(20);
  expect(toldOrders(text)).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
  expect(withOrder(text, 30)).toBeUndefined();
  expect(toldOrders("rubbish")).toEqual([]);
  expect(withOrder("1.x", 5)).toBe("5");
});
