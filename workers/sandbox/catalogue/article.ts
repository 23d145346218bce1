import type { Brand } from "./brands";
import type { Good } from "./family-text";
import type { Pack } from "./packs";

/** An article of the trade, independent of the chains that sell it. */
export type Article = {
  good: Good;
  brand: Brand;
  pack: Pack;
  name: string;
  slug: string;
  /** slug of the leaf category */
  leaf: string;
  productId: number;
  code: string;
  barcode: string;
  ingredients?: string;
  allergens: string[];
  /** first letters of the tenants that may sell it */
  tenants: string;
};
