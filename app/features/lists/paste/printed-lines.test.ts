import fc from "fast-check";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { productQuantityText } from "~/features/cart/public.server";
import { translatorFor } from "~/i18n/server";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import { locales } from "~/model/locale";
import { sharedList } from "../list/shared-list";
import { parseText } from "./parse-text";
import { quantityFor } from "./quantity-for";

const many = 40;
const sold = [
  sampleProduct({ name: "Latte intero", pack: "1 l", rule: { ...pieces, max: many } }),
  sampleProduct({ name: "Uova fresche", pack: "6 uova", rule: { ...pieces, max: many } }),
  sampleProduct({
    name: "Acqua naturale",
    pack: "6 x 1,5 l",
    piecesInside: 6,
    rule: { ...pieces, by: "pack", max: many },
  }),
  sampleProduct({ name: "Mele golden", pack: "al kg", rule: loose }),
];

it("B8: the written list reads a list that the shop has shared, in both languages", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...sold),
      fc.integer({ min: 1, max: many }),
      (locale, product, times) => {
        const t = translatorFor(tenants.loggia, locale);
        const { by } = product.rule;
        const value = by === "weight" ? loose.first + times * loose.step : times;
        const printed = productQuantityText(t, product, { by, value }, locale);
        const { text = "" } = sharedList("Sabato", [{ quantity: printed, name: product.name }], t);
        const parsed = parseText(text);
        const line = "lines" in parsed ? parsed.lines.at(-1) : undefined;
        expect(line?.words).toBe(product.name);
        expect(quantityFor(product, product.name, line?.amount), text).toBe(value);
      },
    ),
  );
});
