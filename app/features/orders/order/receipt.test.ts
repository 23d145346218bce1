import fc from "fast-check";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleProduct } from "~/lib/testing/sample-product";
import { sampleOrder } from "../testing/sample-order";
import { letterheadOf } from "./letterhead";
import { receiptText } from "./receipt";
import { orderView } from "./view";

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
  return receiptText(orderView(sampleOrder({ items: [item], heldAmount: 5000 }), t, "it"), company, t);
};

it("says who sold what, when, for how much, with the company's numbers (U30)", () => {
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

it("keeps its amounts in one column however long a name is, and no name makes lines or letters of its own", () => {
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
