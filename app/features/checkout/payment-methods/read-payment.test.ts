import { describe, expect, it } from "vitest";
import type { PaymentKind, PaymentType } from "~/model/payment";
import type { InvoicePerson } from "~/model/profile";
import { testShop } from "~/platform/testing/test-shop";
import { paymentChoices } from "./choices";
import { readPayment } from "./read-payment";

const type = (id: number, kind: PaymentKind, needs: PaymentType["needs"] = "nothing"): PaymentType => ({
  id,
  kind,
  needs,
  name: `Tipo ${id}`,
  saved: [],
});
const card: PaymentType = {
  ...type(1, "card", "provider"),
  saved: [
    { id: 5, name: "Visa 4242", expires: "2027-08" },
    { id: 6, name: "Visa 1111", expires: "2026-10" },
  ],
};
const types = [card, type(2, "onDelivery"), type(101, "summaryInvoice", "billing"), type(99, "other")];
const person: InvoicePerson = {
  id: 8,
  kind: "private",
  firstName: "Ada",
  lastName: "Neri",
  street: "Via Po",
  number: "1",
  postalCode: "00198",
  city: "Roma",
  province: "RM",
};
const read = (
  fields: Record<string, string>,
  offer: { persons?: InvoicePerson[]; invoice?: boolean } = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readPayment(form, { types, persons: [], invoice: false, ...offer }, (key) => key);
};
const missing = { id: "person", text: "checkout.errors.billing" };

describe("a way to pay", () => {
  it("is an offered type, or a saved card of that type", () => {
    expect(read({ payment: "2" })).toEqual({ paymentTypeId: 2 });
    expect(read({ payment: "1" })).toEqual({ paymentTypeId: 1 });
    expect(read({ payment: "1:5" })).toEqual({ paymentTypeId: 1, savedPaymentId: 5 });
  });

  it("is required, and rejected if unknown", () => {
    expect(read({})).toEqual({ id: "payment", text: "checkout.errors.paymentMissing" });
    for (const payment of ["", "7", "99", "1:", "1:7", "2:5", "1:5:5", " 1"])
      expect(read({ payment }), payment).toEqual({ id: "payment", text: "checkout.errors.paymentUnknown" });
  });

  // spec paying: an invoice where the cart's warehouse gives one (§9, warehouse 89); billing data saved before confirming (§5) <- app/features/checkout/summary/invoice.ts, app/features/checkout/payment-methods/load-persons.ts, tenants/schema.ts
  it("requires the shopper's own invoice person if the type or an invoice needs it", () => {
    expect(read({ payment: "101" }, { persons: [person] })).toEqual(missing);
    expect(read({ payment: "101", person: "9" }, { persons: [person] })).toEqual(missing);
    expect(read({ payment: "101", person: "8" }, { persons: [person] })).toEqual({
      paymentTypeId: 101,
      invoicePersonId: 8,
    });
    expect(read({ payment: "2" }, { persons: [person], invoice: true })).toEqual(missing);
    expect(read({ payment: "2", person: "8" }, { persons: [person], invoice: true })).toMatchObject({
      invoicePersonId: 8,
    });
  });

  it("ignores a preselected invoice person without an invoice", () => {
    expect(read({ payment: "2", person: "8" }, { persons: [person] })).toEqual({ paymentTypeId: 2 });
  });
});

describe("the choices", () => {
  const { shop } = testShop({ ebsn: { today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }) } });
  const choices = (offered: PaymentType[], pickup = false) => paymentChoices(shop, offered, { pickup });

  // spec paying: saved cards with their end; an expired one cannot be chosen (§7 list-auth) <- app/features/checkout/payment-methods/choices.ts
  it("show valid saved cards first, and expired cards last and disabled", () => {
    expect(choices([card]).map(({ value, label, disabled }) => [value, label, disabled ?? false])).toEqual([
      ["1:5", "Visa 4242", false],
      ["1", "checkout.methods.otherCard", false],
      ["1:6", "Visa 1111", true],
    ]);
    expect(choices([card]).map(({ help }) => help)).toEqual([
      "checkout.methods.expires",
      "checkout.methods.help.card",
      "checkout.methods.expired",
    ]);
  });

  // spec paying: payment types 1, 2, 11, 12, 113, 13, 17, 101, 18, 19, each with what it needs (§9) <- app/ebsn/payments/mapping.ts, app/features/checkout/payment-methods/choices.ts, app/features/checkout/payment-methods/read-payment.ts
  it("say what each type needs, providers by their own names, cash with the chain's limit", () => {
    const all = (
      [
        [2, "onDelivery"],
        [11, "deferred"],
        [12, "online"],
        [113, "online"],
        [13, "wallet"],
        [17, "bankTransfer"],
        [101, "summaryInvoice"],
        [18, "mealTicket"],
        [19, "mealCard"],
      ] as const
    ).map(([id, kind]) => type(id, kind));
    expect(choices(all).map(({ label }) => label)).toEqual([
      "checkout.methods.onDelivery",
      "checkout.methods.deferred",
      "Tipo 12",
      "Tipo 113",
      "Tipo 13",
      "checkout.methods.bankTransfer",
      "checkout.methods.summaryInvoice",
      "checkout.methods.mealTicket",
      "checkout.methods.mealCard",
    ]);
    expect(choices(all)[0]).toMatchObject({
      help: "checkout.methods.help.onDelivery",
      note: "checkout.cashTooltip",
    });
    expect(choices(all).filter(({ note }) => note)).toHaveLength(1);
    expect(choices(all, true)[0]?.label).toBe("checkout.methods.onPickup");
  });

  it("leave out an unknown payment type", () => {
    expect(choices([type(99, "other")])).toEqual([]);
  });
});
