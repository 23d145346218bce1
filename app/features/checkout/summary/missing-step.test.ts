import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import { missingStep } from "./missing-step";

const t = translatorFor(tenants.loggia, "it");
const chosen = { where: {}, when: { label: "ven 27 novembre, 18:00-20:00" } };
type Shop = Parameters<typeof missingStep>[0];
const missing = (
  more: Partial<Cart>,
  view: Parameters<typeof missingStep>[2] = chosen,
  switches: Shop["switches"] = {},
) => {
  const found = missingStep({ t, locale: "it", switches }, sampleCart(more), view);
  return found && [found.step, found.text.replaceAll("\u00a0", " ")];
};

describe("the step between a cart and its payment", () => {
  it("is undefined with a place, a slot and enough goods", () => {
    expect(missing({})).toBeUndefined();
    expect(missing({ itemsTotal: 3000, minimumOrder: undefined })).toBeUndefined();
    expect(missing({ itemsTotal: 3000 })).toBeUndefined();
  });

  // spec paying: U3: below the minimum order the checkout leads to the goods, not to the payment <- app/features/checkout/summary/missing-step.ts, app/features/checkout/summary/missing-step-notice.tsx
  it("is the place first, then goods for the minimum order, then the slot", () => {
    const poor = { itemsTotal: 2857 };
    expect(missing(poor, { where: undefined, when: undefined })?.[0]).toBe("place");
    expect(missing(poor, { ...chosen, when: undefined })).toEqual([
      "goods",
      "Mancano 1,43 € di prodotti, consegna esclusa, per la spesa minima di 30,00 €.",
    ]);
    expect(missing({}, { ...chosen, when: undefined })?.[0]).toBe("slot");
  });

  // spec house: an operator closes a chain for works, says something on top of it, or gives no slots for now <- app/features/checkout/summary/missing-step.ts, app/features/delivery/slot/lost-slot.ts
  it("is the missing slot while slots are paused, unless a slot is chosen", () => {
    const paused = { timeslotsPaused: true } as const;
    expect(missing({}, { ...chosen, when: undefined }, paused)).toEqual([
      "paused",
      "Per ora non diamo fasce orarie. Quello che hai nel carrello resta: riprova tra poco.",
    ]);
    expect(missing({}, chosen, paused)).toBeUndefined();
  });

  // spec paying: an order that is changed keeps its way to pay, without saved cards to choose; what is held must cover the new total
  it("is what passes the amount held, of an order that is being changed", () => {
    const changing = (authorisedAmount?: number) => ({
      state: "changing" as const,
      total: 4769,
      changes: { orderId: 900, authorisedAmount },
    });
    expect(missing(changing(4769))).toBeUndefined();
    expect(missing(changing())).toBeUndefined();
    expect(missing(changing(4000))).toEqual([
      "fewerGoods",
      "Il nuovo totale supera di 7,69 € l'importo già bloccato di 40,00 €: togli qualcosa dal carrello, o annulla le modifiche.",
    ]);
  });
});
