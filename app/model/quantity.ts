export type Grams = number;

/** Unit of a product's quantity: pieces, packs, or grams. */
export type CountedBy = "piece" | "pack" | "weight";

/** A quantity always has its unit: pieces, packs or grams, by `by`. */
export type Quantity = { by: CountedBy; value: number };

/** Allowed quantities of a product (§4, §5), in pieces, packs or grams, by `by`. */
export type QuantityRule = {
  by: CountedBy;
  /** quantity of the first add */
  first: number;
  /** min in a cart */
  min: number;
  /** max in a cart, already a whole multiple; 0 = sold out */
  max: number;
  step: number;
  /** pieces or packs per package (QTY_MULT); 1 = no package */
  multiple: number;
  /** only whole packages are sold */
  locked: boolean;
  /** name of the package, "cassa da 6" */
  packageName?: string;
  /** approximate grams of a piece, for loose goods */
  pieceGrams?: Grams;
};
