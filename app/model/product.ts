import type { Price, Promo } from "./price";
import type { QuantityRule } from "./quantity";

export type ProductOption = {
  parameter: string;
  name: string;
  mode: "select" | "radio";
  values: { key: string; name: string }[];
  selected?: string;
};

export type Crumb = { id: number; name: string; slug: string };

/** A product in a listing. */
export type Product = {
  id: number;
  slug: string;
  name: string;
  brand: string;
  /** "500 g" */
  pack: string;
  /** absolute URLs */
  image: string;
  imageLarge: string;
  /** absent if the backend sends prices only to signed-in shoppers */
  price?: Price;
  promo?: Promo;
  rule: QuantityRule;
  /** pieces or grams left; absent = no limit */
  left?: number;
  soldOut: boolean;
  isNew: boolean;
  highlight: boolean;
  /** the weight varies, and the price is final after picking */
  weighed: boolean;
  classes: string[];
  options: ProductOption[];
  categoryId: number;
  crumbs: Crumb[];
  /** the pack's own words about its allergens; absent if unknown */
  allergens?: string;
  vendor?: { id: number; name: string };
  /** pieces in a pack */
  piecesInside?: number;
  /** "al massimo 12 pz di Pasta" */
  classMax?: { name: string; max: number };
  warehouseId?: number;
  /** id of the product in that warehouse's assortment */
  offerId?: number;
};

export type NutritionRow = { label: string; amount: string };

/** Nutrition facts of a pack: rows if surely parsed, else the pack's own words. */
export type Nutrition = {
  rows: NutritionRow[];
  /** reference quantity, "100 g di prodotto sgocciolato"; absent if the pack gives none */
  per?: string;
  /** further words of the pack, for example a footnote */
  note?: string;
  /** the pack's own words instead of rows */
  text?: string;
};

export type ProductDetail = Product & {
  pictures: { medium: string; large: string }[];
  text?: string;
  features?: string;
  ingredients?: string;
  storage?: string;
  nutrition: Nutrition;
  barcode?: string;
  warehouse?: string;
};
