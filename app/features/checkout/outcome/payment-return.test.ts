import { describe, expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { action, loader } from "../routes/payment-return";

const asked = (path: string) => new Request(`http://loggia.localhost${path}`);
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const place = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get("Location")] : answer;

/** A browser returns to this address; the backend knows this order of the shopper, or no order. */
async function back(query: string, order: Order | undefined, signedIn = true) {
  const { context, done } = testShop({
    session: signedIn ? { user: { id: 1, login: "a@example.com" } } : {},
    ebsn: {
      orders: {
        view: () =>
          order
            ? Promise.resolve(order)
            : Promise.reject(new EbsnError("refused", "order/view", { reason: "unknownOrder" })),
      },
    },
  });
  const path = `${paths.paymentReturn(100015)}${query}`;
  const answer = await thrown(loader({ context, request: asked(path), params: { orderId: "100015" } }));
  return { answer: place(answer), flashes: done.flashes };
}

describe("back from the payment provider", () => {
  const card = { id: 1, kind: "card", name: "" } as const;
  const unpaid = sampleOrder({ status: "waiting", canPay: true, payment: card });
  const claims = "?ok=1&status=paid&transactionStatus=3&orderStatusId=3";

  // spec paying: back from a payment provider by GET or by a foreign form without our cookie: the order says what happened <- app/features/checkout/routes/payment-return.tsx, app/platform/http/guards/csrf.ts, app/features/checkout/outcome/outcome-path.ts
  it("shows the order's own outcome regardless of the address", async () => {
    expect((await back(claims, unpaid)).answer).toEqual([302, "/cart/payment-completed/100015?look=1"]);
    const refused = { ...unpaid, transaction: "error", suspended: true } as const;
    expect((await back(claims, refused)).answer).toEqual([302, "/cart/payment-error/100015"]);
    const paid = sampleOrder({ payment: card, transaction: "authorised" });
    expect((await back("?ko=1&error=refused", paid)).answer).toEqual([302, "/cart/payment-completed/100015"]);
  });

  it("answers 404 for another shopper's order", async () => {
    expect((await back(claims, undefined)).answer).toMatchObject({ init: { status: 404 } });
  });

  it("leads a signed-out visitor to the login and back, without the provider's query", async () => {
    expect((await back("?token=secret", unpaid, false)).answer).toEqual([
      303,
      "/login?back=/cart/payment-return/100015",
    ]);
  });

  // spec paying: back from a payment provider by GET or by a foreign form without our cookie: the order says what happened
  it("redirects a provider's POST to the same address without its fields", () => {
    expect(place(action({ params: { orderId: "100015" } }))).toEqual([303, "/cart/payment-return/100015"]);
    for (const orderId of ["", "x", "1".repeat(13), "../login"])
      expect(() => action({ params: { orderId } })).toThrow();
  });
});
