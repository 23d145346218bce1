import type { Product } from "~/model/product";
import type { QuantityRule } from "~/model/quantity";

export const pieces: QuantityRule = {
  by: "piece",
  first: 1,
  min: 1,
  max: 12,
  step: 1,
  multiple: 1,
  locked: false,
};
export const loose: QuantityRule = {
  by: "weight",
  first: 500,
  min: 500,
  max: 5000,
  step: 100,
  multiple: 1,
  locked: false,
  pieceGrams: 180,
};

export const sampleProduct = (more: Partial<Product> = {}): Product => ({
  id: 7,
  slug: "fusilli-500",
  name: "Fusilli di grano duro",
  brand: "Pastificio Aurelia",
  pack: "500 g",
  image: "https://shop.example/photo/thumb/7.svg",
  imageLarge: "https://shop.example/photo/photo/7.svg",
  price: { now: 149, per: "pz", unit: { cents: 298, unit: "kg" } },
  rule: pieces,
  soldOut: false,
  isNew: false,
  highlight: false,
  weighed: false,
  classes: [],
  options: [],
  categoryId: 3,
  crumbs: [
    { id: 1, name: "Dispensa", slug: "dispensa" },
    { id: 3, name: "Pasta", slug: "dispensa/pasta" },
  ],
  ...more,
});
