import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { translatorFor } from "~/i18n/server";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import type { PaymentType } from "~/model/payment";
import { testShop } from "~/platform/testing/test-shop";
import { unchangedPaymentChoices } from "./choices";
import { presentAuthorisationView } from "./authorisation";
import { paymentTypesFor } from "./payment-types-for";
import { orderButtonText } from "./order-button-text";

const card: PaymentType = {
  id: 1,
  kind: "card",
  needs: "provider",
  name: "Carta",
  saved: [{ id: 5, name: "Visa" }],
};
const wallet: PaymentType = { id: 13, kind: "wallet", needs: "provider", name: "Wallet", saved: [] };
const atDoor: PaymentType = { id: 2, kind: "onDelivery", needs: "nothing", name: "", saved: [] };
const offer = [card, atDoor, wallet];
const changing = sampleCart({ state: "changing", changes: { orderId: 900 } });

function typesFor(cart: Cart, payment = wallet, session: { changing?: number } = {}) {
  const order = sampleOrder({ id: 900, payment });
  const view = (id: number) =>
    id === 900 ? Promise.resolve(order) : Promise.reject(new EbsnError("refused", "order/view"));
  return paymentTypesFor(testShop({ session, ebsn: { orders: { view } } }).shop, cart, offer);
}

describe("the ways to pay for a cart that changes an order", () => {
  // spec paying: an order that is changed keeps its way to pay, without saved cards to choose; what is held must cover the new total <- app/features/checkout/payment-methods/payment-types-for.ts, app/features/checkout/summary/missing-step.ts, app/features/checkout/place-order/prepare-refusal.ts
  it("are only the order's own type without saved cards, and all types for other carts", async () => {
    expect(await typesFor(sampleCart())).toEqual({ types: offer });
    const { types, unchanged } = await typesFor(changing);
    expect([types, unchanged?.id]).toEqual([[wallet], 900]);
    expect((await typesFor(changing, card)).types).toEqual([{ ...card, saved: [] }]);
  });

  it("come from the session's order if the backend names no order, else from the offer", async () => {
    const untold = sampleCart({ state: "changing" });
    expect((await typesFor(untold, wallet, { changing: 900 })).types).toEqual([wallet]);
    expect(await typesFor(untold)).toEqual({ types: offer });
    expect(await typesFor(untold, wallet, { changing: 901 })).toEqual({ types: offer });
    expect(await typesFor(changing, { ...wallet, id: 99 })).toEqual({ types: offer });
  });

  // spec paying: an order that is changed keeps its way to pay, without saved cards to choose; what is held must cover the new total
  it("promise no new payment and name the amount already held", () => {
    const t = translatorFor(tenants.loggia, "it");
    const { shop } = testShop();
    const place = { pickup: false, orderId: 900 };
    const [paid, door] = unchangedPaymentChoices({ ...shop, t }, [wallet, atDoor], place);
    expect(paid?.help).toBe("Come per l'ordine 900: ora non paghi di nuovo.");
    expect(door?.help).toContain("In contanti");
    expect(door?.note).toContain("in contanti");
    expect(orderButtonText(t, [wallet], "10 €", true)).toBe("Ordina con obbligo di pagare 10 €");
    expect(presentAuthorisationView({ t, locale: "it" }, { authorisedAmount: 8356 })?.term).toBe(
      "Importo già bloccato",
    );
    expect(presentAuthorisationView({ t, locale: "it" }, {})).toBeUndefined();
  });
});
