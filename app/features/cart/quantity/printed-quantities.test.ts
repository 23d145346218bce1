import fc from "fast-check";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { readQuantity } from "~/lib/amount/quantity-of";
import { kilograms } from "~/lib/quantity-text";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import { locales } from "~/model/locale";
import { itemLabel, productQuantityText, quantityText } from "./quantity-texts";

const kinds = {
  piece: sampleProduct(),
  pack: sampleProduct({
    name: "Acqua naturale",
    pack: "6 x 1,5 l",
    piecesInside: 6,
    rule: { ...pieces, by: "pack" },
  }),
  weight: sampleProduct({ name: "Mele golden", pack: "al kg", rule: loose }),
} as const;

it("B7: a quantity field takes every quantity as the shop prints it, in both languages", () => {
  const by = fc.constantFrom("piece" as const, "pack" as const, "weight" as const);
  fc.assert(
    fc.property(
      by,
      fc.constantFrom(...locales),
      fc.integer({ min: 1, max: 99_999 }),
      (kind, locale, value) => {
        const t = translatorFor(tenants.loggia, locale);
        const product = kinds[kind];
        const text = quantityText(t, { by: kind, value }, locale);
        const unit = kind === "weight" ? "g" : t(`cart.stepper.unit.${kind}`);
        for (const printed of [
          text,
          itemLabel(t, product, value, locale),
          productQuantityText(t, product, { by: kind, value }, locale),
          `${locale === "it" ? "circa" : "about"} ${text}`,
          `${value} ${unit}`,
        ])
          expect(readQuantity(printed, product)?.value, printed).toBe(value);
      },
    ),
  );
});

it("B9: a message names a product by name, brand and pack", () => {
  const label = (kind: keyof typeof kinds, value: number) =>
    itemLabel(translatorFor(tenants.loggia, "it"), kinds[kind], value, "it");
  expect(label("piece", 2)).toBe("2 pezzi di Fusilli di grano duro Pastificio Aurelia 500 g");
  expect(label("weight", 500)).toBe("500 g di Mele golden Pastificio Aurelia");
});

it("B7: a quantity field takes the number that stands in it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: 1, max: 20_000 }), (locale, grams) => {
      expect(readQuantity(kilograms(grams, locale), kinds.weight)).toEqual({ value: grams });
      expect(readQuantity(String(grams), kinds.piece)).toEqual({ value: grams });
    }),
  );
});
