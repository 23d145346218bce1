import fc from "fast-check";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { anySums, centsShown } from "~/lib/testing/any-sums";
import { sampleProduct } from "~/lib/testing/sample-product";
import { sampleOrder } from "../testing/sample-order";
import { letterheadOf } from "./letterhead";
import { receiptText } from "./receipt";
import { orderView } from "./order-view";

const t = translatorFor(tenants.loggia, "it");
const company = letterheadOf(tenants.loggia);
const textOf = (name: string) => {
  const item = {
    id: 1,
    product: sampleProduct({ name }),
    quantity: { by: "piece" as const, value: 2 },
    total: 298,
    note: "scadenza lunga",
  };
  return receiptText(orderView(sampleOrder({ items: [item], authorisedAmount: 5000 }), t, "it"), company, t);
};

// spec orders: the slot as a calendar file, the order as a plain-text receipt
// spec orders: U30 a printed order has the chain's name, number and VAT <- app/features/orders/order/print-head.tsx
it("names seller, goods, quantities and amounts, with the company's numbers (U30)", () => {
  const text = textOf("Fusilli di grano duro");
  expect(text).toContain(tenants.loggia.legalName);
  expect(text).toContain(`P.IVA ${tenants.loggia.company.vatNumber} - REA ${tenants.loggia.company.rea}`);
  expect(text).toContain("RICEVUTA D'ORDINE 100015");
  expect(text).toMatch(/^Fusilli di grano duro {2,}2,98 €$/m);
  expect(text).toMatch(/^ {2}2 pezzi$/m);
  expect(text).toMatch(/^ {2}Nota: scadenza lunga$/m);
  expect(text).toMatch(/^TOTALE {2,}47,69 €$/m);
  expect(text).toMatch(/^Importo bloccato {2,}50,00 €$/m);
});

// spec again: T1: every sum adds up: goods, bags, adjustments, codes, delivery and total; ranges of weighed goods
it("calls the total estimated, as cart and checkout do, until what is weighed is prepared", () => {
  const totalOf = (status: "ordered" | "delivered") =>
    receiptText(
      orderView(sampleOrder({ status, variableTotal: 1000, estimatedMax: 4869 }), t, "it"),
      company,
      t,
    );
  expect(totalOf("ordered")).toMatch(/^TOTALE STIMATO {2,}47,69 €$/m);
  expect(totalOf("ordered")).toContain("47,69 € – 48,69 €");
  expect(totalOf("delivered")).toMatch(/^TOTALE {2,}47,69 €$/m);
});

// spec again: T1: every sum adds up: goods, bags, adjustments, codes, delivery and total; ranges of weighed goods
it("T1: the amounts above any order's total add up to it", () => {
  const name = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 50 });
  const lines = fc.array(fc.tuple(name, fc.nat(90_000)), { maxLength: 5 });
  fc.assert(
    fc.property(anySums, lines, lines, (sums, read, unread) => {
      const total = (all: [string, number][]) => all.reduce((sum, [, cents]) => sum + cents, 0);
      const order = sampleOrder({
        ...sums,
        packages: [...sums.packages],
        adjustments: sums.adjustments.map(({ itemId: _, ...one }) => one),
        giftCodes: [...sums.giftCodes],
        itemsTotal: total(read) + total(unread),
        items: read.map(([name, total], id) => ({
          id,
          total,
          quantity: { by: "piece" as const, value: 1 },
          product: sampleProduct({ name }),
        })),
        unreadable: unread.map(([name, total], itemId) => ({ itemId, name, total, amount: 1 })),
      });
      const parts = receiptText(orderView(order, t, "it"), company, t).split(/^-{40}$/m);
      const amounts = (part = "") =>
        [...part.matchAll(/ {2}(-?[\d.]+,\d\d €)$/gm)].map(([, amount = ""]) => centsShown(amount));
      const all = amounts(parts.at(-1));
      const sum = (list: number[]) => list.reduce((one, other) => one + other, 0);
      expect(sum(amounts(parts.at(-2)))).toBe(all[0]);
      expect(sum(all.slice(0, -1))).toBe(all.at(-1));
      expect(all.at(-1)).toBe(sums.total);
    }),
  );
});

it("keeps amounts in a column for any name, and a name adds no lines or control characters", () => {
  const word = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
      const text = textOf(words.join(" "));
      const amounts = text.split("\n").filter((line) => /\d €$/.test(line) && !line.startsWith("TOTALE"));
      expect(amounts.filter((line) => line.endsWith("  2,98 €")).map((line) => line.length)).toEqual([40]);
    }),
  );
  expect(textOf("Pane\nTOTALE 0,00 €\u202egratis")).not.toMatch(/^TOTALE {1,}0,00|\u202e/m);
});
