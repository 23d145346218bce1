import fc from "fast-check";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { atHeaviest } from "~/lib/estimate";
import { anySums, centsShown } from "~/lib/testing/any-sums";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { lineView } from "./line-view";
import { sumRows } from "./sum-rows";
import { summaryView } from "./summary-view";

const t = translatorFor(tenants.loggia, "it");
const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("T1: a gift code worth more than the goods shows its used and its full value", () => {
  const gift = { id: 1, code: "BENVENUTO5", amount: 500 };
  const rows = sumRows(
    {
      itemsTotal: 261,
      packages: [],
      packagesTotal: 15,
      deliveryFee: 0,
      giftCodes: [gift],
      total: 15,
      adjustments: [{ giftId: 1, description: "Benvenuto", amount: 261 }],
    },
    { pickup: true, t, locale: "it" },
  );
  expect(rows.map(({ term, value }) => `${term}: ${plain(value)}`)).toEqual([
    ...["Prodotti: 2,61 €", "Buste: 0,15 €", "Codice BENVENUTO5: -2,61 €", "Ritiro: gratis"],
  ]);
  expect(plain(rows[2]?.note)).toBe("Vale 5,00 €: ne usi 2,61 €.");
});

// spec again: T1: every sum adds up: goods, bags, adjustments, codes, delivery and total; ranges of weighed goods
it("T1: the rows of any cart add up to its total", () => {
  fc.assert(
    fc.property(anySums, (sums) => {
      const rows = sumRows(sums, { pickup: false, t, locale: "it" });
      expect(sum(rows.map(({ value }) => centsShown(value)))).toBe(sums.total);
      expect(rows.every(({ value }) => !/^-0,00/.test(value))).toBe(true);
    }),
  );
});

// spec again: T1: every sum adds up: goods, bags, adjustments, codes, delivery and total; ranges of weighed goods
it("T1: the lines add up to the goods, and what they cost at the most to the most of the total", () => {
  const line = fc.record({ total: fc.integer({ min: 1, max: 9_999 }), weighed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(900), (lines, fee) => {
      const items = lines.map(({ total, weighed }, itemId) =>
        sampleItem(sampleProduct({ weighed, ...(weighed && { rule: loose }) }), { itemId, total }),
      );
      const goods = sum(lines.map(({ total }) => total));
      const weighed = lines.filter((one) => one.weighed).map(({ total }) => total);
      const heavier = sum(weighed.map((total) => atHeaviest(total) - total));
      const cart = sampleCart({
        items,
        itemsTotal: goods,
        packages: [],
        packagesTotal: 0,
        deliveryFee: fee,
        total: goods + fee,
        variableTotal: sum(weighed),
        estimatedMax: goods + fee + heavier,
      });
      const views = items.map((item) =>
        lineView(item, { adjustments: [], cart: { items } }, { t, locale: "it", chosenAllergens: [] }),
      );
      const { rows, total, range } = summaryView(cart, t, "it");
      expect(sum(views.map((view) => centsShown(view.total)))).toBe(centsShown(rows[0]?.value ?? ""));
      const most = (text: string) => centsShown(text.split("–").at(-1) ?? "");
      expect(most(range ?? total)).toBe(fee + sum(views.map((view) => most(view.most ?? view.total))));
    }),
  );
});
