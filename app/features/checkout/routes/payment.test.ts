import { expect, it, vi } from "vitest";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { newIdempotencyKey } from "~/lib/idempotency-key";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { PaymentType } from "~/model/payment";
import { testShop } from "~/platform/testing/test-shop";
import { action, loader } from "./payment";

const atDoor: PaymentType = { id: 2, kind: "onDelivery", needs: "nothing", name: "Alla consegna", saved: [] };
const cart = sampleCart();
const key = newIdempotencyKey();

/** The payment page of a prepared cart, with or without accepted terms. */
function paying(terms: boolean | undefined) {
  const buy = vi.fn(() => Promise.resolve({ orderId: 901, status: "ordered" as const }));
  const prepared = { key, cartId: cart.id, state: cart.state, total: cart.total, newest: 900, terms };
  const { context } = testShop({
    session: { user: { id: 1, login: "a@example.com" }, prepared },
    ebsn: {
      cart: { view: async () => cart },
      checkout: { buy, paymentTypes: async () => [atDoor] },
      orders: {
        list: async () => ({
          orders: [sampleOrder({ id: 900 })],
          paging: { page: 1, pages: 1, items: 1, pageSize: 1 },
        }),
      },
      profile: { invoicePersons: async () => [] },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  const address = "http://loggia.localhost/payment";
  return {
    buy,
    asks: async () => {
      const { payment } = await loader({ context, params: {}, request: new Request(address) });
      return payment?.asksTerms;
    },
    async send(fields: Record<string, string>) {
      const body = new URLSearchParams({ key, cents: String(cart.total), payment: "2", ...fields });
      const answer = await action({
        context,
        params: {},
        request: new Request(address, { method: "POST", body }),
      });
      return answer instanceof Response ? answer.headers.get("Location") : answer.data;
    },
  };
}

it("C6: requires the terms before ordering if the cart was prepared without them", async () => {
  const { asks, send, buy } = paying(false);
  expect(await asks()).toBe(true);
  expect(await send({})).toMatchObject({
    id: "terms",
    text: "checkout.termsMissing",
    chosen: { way: "2" },
    terms: false,
  });
  expect(buy).not.toHaveBeenCalled();
  expect(await send({ terms: "on" })).toBe("/cart/payment-completed/901");
});

it("C6: asks for them no more where they were accepted on the checkout", async () => {
  const { asks, send } = paying(true);
  expect(await asks()).toBe(false);
  expect(await send({})).toBe("/cart/payment-completed/901");
});

it("C6: asks for them where a cart was prepared by an earlier version", async () =>
  expect(await paying(undefined).asks()).toBe(true));
