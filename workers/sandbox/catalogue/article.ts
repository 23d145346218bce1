import type { Brand } from "./brands";
import type { Good } from "./family-text";
import type { Pack } from "./packs";

/** One article of the trade, whichever shop carries it. */
export type Article = {
  good: Good;
  brand: Brand;
  pack: Pack;
  name: string;
  slug: string;
  /** category slug of the leaf */
  leaf: string;
  productId: number;
  code: string;
  barcode: string;
  ingredients?: string;
  allergens: string[];
  /** tenants (first letters) that may carry it */
  tenants: string;
};
