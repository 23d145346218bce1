import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import type { PaymentType } from "~/model/payment";
import { testShop } from "~/platform/testing/test-shop";
import { loader } from "../routes/checkout";

const card: PaymentType = { id: 1, kind: "card", needs: "provider", name: "Carta", saved: [] };
const atDoor: PaymentType = { id: 2, kind: "onDelivery", needs: "nothing", name: "", saved: [] };
const down = async () => {
  throw new EbsnError("down", "world");
};

type Faults = { types?: () => Promise<never>; list?: () => Promise<never>; held?: () => Promise<never> };

/** Returns the checkout's one-click order after an order paid by card; the given calls fail. */
async function offered({ types, list, held }: Faults = {}, more: Partial<Cart> = {}) {
  const { context } = testShop({
    session: { user: { id: 1, login: "a@example.com" } },
    ebsn: {
      cart: { view: async () => sampleCart({ variableTotal: 300, minimumOrder: 0, ...more }) },
      checkout: {
        paymentTypes: types ?? (async () => [card, atDoor]),
        preauthorised: held ?? (async () => ({ amount: 6000, variableTotal: 300 })),
      },
      orders: {
        list:
          list ??
          (async () => ({
            orders: [sampleOrder({ id: 900, payment: card })],
            paging: { page: 1, pages: 1, items: 1, pageSize: 1 },
          })),
      },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  const request = new Request("http://loggia.localhost/checkout");
  const { summary } = await loader({ context, params: {}, request });
  return summary?.atOnce;
}

// spec again: checkout and payment are one page for who has nothing left to choose
it("offers the usual payment and what is held, or no payment if a request fails", async () => {
  expect(await offered()).toMatchObject({
    payment: { value: "1" },
    others: true,
    held: { term: "checkout.held.title" },
    shown: { newest: 900, changing: 0 },
  });
  for (const fault of ["types", "list", "held"] as const)
    expect(await offered({ [fault]: down }), fault).toBeUndefined();
});

it("offers no order at once if the cart wants an invoice", async () => {
  expect(await offered({}, { wantsInvoice: true })).toBeUndefined();
});
