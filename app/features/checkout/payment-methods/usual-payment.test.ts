import { describe, expect, it } from "vitest";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { PaymentType, SavedPayment } from "~/model/payment";
import { usualChoice, usualPayment } from "./usual-payment";

const visa: SavedPayment = { id: 5, name: "Visa", expires: "2028-01" };
const old: SavedPayment = { id: 6, name: "Mastercard", expires: "2024-01" };
const card = (...saved: SavedPayment[]): PaymentType => ({
  id: 1,
  kind: "card",
  needs: "provider",
  name: "Carta",
  saved,
});
const atDoor: PaymentType = { id: 2, kind: "onDelivery", needs: "nothing", name: "", saved: [] };
const invoiced: PaymentType = { id: 7, kind: "summaryInvoice", needs: "billing", name: "", saved: [] };
const unknown: PaymentType = { id: 99, kind: "other", needs: "nothing", name: "Baratto", saved: [] };

/** Default payment after a last order paid by this type. */
function usual(types: PaymentType[], last?: PaymentType) {
  const order = last && sampleOrder({ payment: last });
  const found = usualPayment(types, order, { date: "2026-11-24" });
  return found && [found.type.id, found.saved?.id];
}

describe("the usual payment", () => {
  it("is that of the last order, as long as the chain still offers it", () => {
    expect(usual([card(), atDoor], atDoor)).toEqual([2, undefined]);
    expect(usual([card(), atDoor], card())).toEqual([1, undefined]);
    expect(usual([card(), invoiced], atDoor)).toBeUndefined();
    expect(usual([card(), atDoor])).toBeUndefined();
    expect(usual([card(), atDoor, unknown], unknown)).toBeUndefined();
  });

  it("is the only one there is, for a first order, too", () => {
    expect(usual([atDoor])).toEqual([2, undefined]);
    expect(usual([atDoor, unknown])).toEqual([2, undefined]);
    expect(usual([])).toBeUndefined();
  });

  it("uses the only valid saved card, and is undefined with several cards", () => {
    expect(usual([card(visa), atDoor], card())).toEqual([1, 5]);
    expect(usual([card(visa, old), atDoor], card())).toEqual([1, 5]);
    expect(usual([card(old), atDoor], card())).toEqual([1, undefined]);
    expect(usual([card(visa, { ...visa, id: 8 }), atDoor], card())).toBeUndefined();
  });

  it("is undefined if an invoice person has to be chosen", () => {
    expect(usual([invoiced])).toBeUndefined();
    expect(usual([atDoor, invoiced], invoiced)).toBeUndefined();
  });
});

/** Preselected payment after a last order paid by this type. */
const ready = (types: PaymentType[], last?: PaymentType) =>
  usualChoice(types, last && sampleOrder({ payment: last }), { date: "2026-11-24" });

describe("the choice that stands ready", () => {
  it("is the last order's type with its only valid card, also if it needs an invoice", () => {
    expect(ready([card(), atDoor], atDoor)).toBe("2");
    expect(ready([card(visa, old), atDoor], card())).toBe("1:5");
    expect(ready([card(old), atDoor], card())).toBe("1");
    expect(ready([atDoor, invoiced], invoiced)).toBe("7");
  });

  it("is undefined before a first order, for a withdrawn type, and among several cards", () => {
    expect(ready([card(), atDoor])).toBeUndefined();
    expect(ready([card(), invoiced], atDoor)).toBeUndefined();
    expect(ready([atDoor, unknown], unknown)).toBeUndefined();
    expect(ready([card(visa, { ...visa, id: 8 }), atDoor], card())).toBeUndefined();
  });
});
