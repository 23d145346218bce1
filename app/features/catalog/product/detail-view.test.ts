import { describe, expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { Allergen } from "~/model/allergens";
import type { ProductDetail } from "~/model/product";
import { detailView } from "./detail-view";

const view = (more: Partial<ProductDetail>, chosenAllergens: Allergen[] = []) =>
  detailView(
    { ...sampleProduct(), pictures: [], nutrition: { rows: [] }, ...more },
    { t: (key) => key, locale: "it", chosenAllergens },
  );
const textOf = (more: Partial<ProductDetail>, section = "allergens") =>
  view(more).texts.find(({ key }) => key === section)?.text;

// spec law: allergens before the purchase, on the product's own page <- app/features/catalog/product/detail-view.ts, app/features/catalog/product/product-facts.tsx
it("food states its allergens or that they are unknown, other goods do not", () => {
  expect(textOf({ ingredients: "Farina", allergens: "Contiene: glutine" })).toBe("Contiene: glutine");
  expect(textOf({ ingredients: "Farina" })).toBe("catalog.product.allergensUnknown");
  expect(textOf({ nutrition: { rows: [{ label: "Energia", amount: "350 kcal" }] } })).toBe(
    "catalog.product.allergensUnknown",
  );
  expect(textOf({})).toBeUndefined();
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round <- app/features/catalog/product/detail-view.ts
it("nutrition that is no table stands in its own words", () => {
  const text = "Per porzione (30 g)\nEnergia | 450 kJ";
  const nutrition = { rows: [], text };
  expect(textOf({ nutrition }, "nutrition")).toBe(text);
  expect(textOf({ nutrition })).toBe("catalog.product.allergensUnknown");
  expect(textOf({}, "nutrition")).toBeUndefined();
});

describe("a product's page for a shopper avoiding milk", () => {
  const first = (more: Partial<ProductDetail>) => {
    const { allergenWarning, allergensNotTold } = view(more, ["milk"]);
    return [allergenWarning, allergensNotTold];
  };

  // spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart
  it("warns first if milk is contained or possible, and not if the statement omits it", () => {
    expect(first({ allergens: "Contiene: latte" })).toEqual(["allergens.contains", undefined]);
    expect(first({ allergens: "Può contenere latte" })).toEqual(["allergens.traces", undefined]);
    expect(first({ allergens: "Contiene: glutine" })).toEqual([undefined, undefined]);
  });

  // spec law: a statement of allergens is read as it stands: what is missing, denied or not understood never counts as without
  it("reports unknown allergens of food without a clear statement, but not of soap", () => {
    expect(first({ ingredients: "Farina" })).toEqual([undefined, "allergens.unknown"]);
    expect(first({ allergens: "Vedi etichetta" })).toEqual([undefined, "allergens.unknown"]);
    expect(first({})).toEqual([undefined, undefined]);
  });
});
