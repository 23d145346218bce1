export type Grams = number;

/** How a product is counted: pieces, packs, or grams. */
export type CountedBy = "piece" | "pack" | "weight";

/** A quantity is never a bare number: pieces, packs or grams, as `by` says. */
export type Quantity = { by: CountedBy; value: number };

/** What one may buy of a product (§4, §5). Numbers are pieces, packs or grams, as `by` says. */
export type QuantityRule = {
  by: CountedBy;
  /** the first add */
  first: number;
  /** the least that may stand in a cart */
  min: number;
  /** the most, already a whole multiple; 0 = sold out */
  max: number;
  step: number;
  /** pieces or packs that go together (QTY_MULT); 1 = none */
  multiple: number;
  /** only whole packages */
  locked: boolean;
  /** name of the package, "cassa da 6" */
  packageName?: string;
  /** about one piece's weight, for loose goods */
  pieceGrams?: Grams;
};
