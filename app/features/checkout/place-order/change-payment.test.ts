import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { Order } from "~/model/order";
import { testShop } from "~/platform/testing/test-shop";
import { changePayment } from "./change-payment";

const waiting = sampleOrder({
  id: 901,
  status: "waiting",
  canPay: true,
  payment: { id: 13, kind: "wallet", name: "Portafoglio" },
});
const lost = new EbsnError("lost", "order/modify-payment-type");
const refused = (reason: EbsnError["reason"]) =>
  new EbsnError("refused", "order/modify-payment-type", { reason });

/** Pays this order by this type; `after` is the order when it is read again. */
async function pay(
  answer: { redirectUrl?: string } | EbsnError,
  { order = waiting, after = order, typeId = 1 }: { order?: Order; after?: Order; typeId?: number } = {},
) {
  const ask = vi.fn(() => (answer instanceof EbsnError ? Promise.reject(answer) : Promise.resolve(answer)));
  const { shop } = testShop({
    session: { user: { id: 1, login: "a@example.com" } },
    ebsn: {
      checkout: { changePayment: ask },
      orders: {
        view: () => Promise.resolve(after),
        pay: () => Promise.resolve({ redirectUrl: "https://bank.example/open" }),
      },
    },
  });
  const way = { paymentTypeId: typeId, returnOk: "/back", returnKo: "/back" };
  const given = await changePayment(shop, order, way, (text, id) => ({ text, id }));
  return {
    asked: ask.mock.calls.length,
    place: given instanceof Response ? given.headers.get("Location") : given,
  };
}

describe("another way of paying", () => {
  it("leads to the provider, or to what the order says", async () => {
    expect(await pay({ redirectUrl: "https://bank.example/1" })).toEqual({
      asked: 1,
      place: "https://bank.example/1",
    });
    expect((await pay({}, { typeId: 2 })).place).toBe("/cart/payment-return/901");
  });

  it("sends no request for an order that is paid or cancelled", async () => {
    for (const status of ["ordered", "cancelled"] as const)
      expect(await pay({}, { order: { ...waiting, status, canPay: false } })).toEqual({
        asked: 0,
        place: "/cart/payment-completed/901",
      });
  });

  it("goes on with a changed order after a lost response, else allows another try", async () => {
    const changed = { ...waiting, payment: { id: 1, kind: "card", name: "Carta" } } as const;
    expect(await pay(lost, { after: changed })).toEqual({ asked: 1, place: "https://bank.example/open" });
    const placed = { ...changed, status: "ordered", canPay: false } as const;
    expect((await pay(lost, { after: placed })).place).toBe("/cart/payment-completed/901");
    expect(await pay(lost)).toEqual({
      asked: 1,
      place: { text: "checkout.errors.notChanged", id: undefined },
    });
  });

  it("names an error at its field, and reads the order again after a state refusal", async () => {
    expect((await pay(refused("savedPayment"))).place).toEqual({
      text: "checkout.errors.saved",
      id: "payment",
    });
    expect((await pay(refused("orderState"))).place).toBe("/cart/payment-return/901");
  });

  it("is everybody's business when the backend is down", async () => {
    await expect(pay(new EbsnError("down", "order/modify-payment-type"))).rejects.toMatchObject({
      kind: "down",
    });
  });
});
