import { expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { ProductDetail } from "~/model/product";
import { detailView } from "./detail-view";

const allergensOf = (more: Partial<ProductDetail>) =>
  detailView(
    { ...sampleProduct(), pictures: [], nutrition: [], nutritionBase: "g", ...more },
    (key) => key,
    "it",
  ).texts.find(({ key }) => key === "allergens")?.text;

// spec law: allergens before the purchase, on the product's own page <- app/features/catalog/product/detail-view.ts, app/features/catalog/product/product-facts.tsx
it("food says its allergens, or that nobody told them; what is no food has none", () => {
  expect(allergensOf({ ingredients: "Farina", allergens: "Contiene: glutine" })).toBe("Contiene: glutine");
  expect(allergensOf({ ingredients: "Farina" })).toBe("catalog.product.allergensUnknown");
  expect(allergensOf({ nutrition: [{ label: "Energia", per100: "350 kcal" }] })).toBe(
    "catalog.product.allergensUnknown",
  );
  expect(allergensOf({})).toBeUndefined();
});
