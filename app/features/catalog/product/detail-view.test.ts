import { expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { ProductDetail } from "~/model/product";
import { detailView } from "./detail-view";

const textOf = (more: Partial<ProductDetail>, section = "allergens") =>
  detailView(
    { ...sampleProduct(), pictures: [], nutrition: [], nutritionBase: "g", ...more },
    (key) => key,
    "it",
  ).texts.find(({ key }) => key === section)?.text;

// spec law: allergens before the purchase, on the product's own page <- app/features/catalog/product/detail-view.ts, app/features/catalog/product/product-facts.tsx
it("food says its allergens, or that nobody told them; what is no food has none", () => {
  expect(textOf({ ingredients: "Farina", allergens: "Contiene: glutine" })).toBe("Contiene: glutine");
  expect(textOf({ ingredients: "Farina" })).toBe("catalog.product.allergensUnknown");
  expect(textOf({ nutrition: [{ label: "Energia", per100: "350 kcal" }] })).toBe(
    "catalog.product.allergensUnknown",
  );
  expect(textOf({})).toBeUndefined();
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round <- app/features/catalog/product/detail-view.ts
it("nutrition that is no table stands in its own words", () => {
  const nutritionText = "Per porzione (30 g)\nEnergia | 450 kJ";
  expect(textOf({ nutritionText }, "nutrition")).toBe(nutritionText);
  expect(textOf({ nutritionText })).toBe("catalog.product.allergensUnknown");
  expect(textOf({}, "nutrition")).toBeUndefined();
});
