import type { Product } from "~/model/product";

type Chosen = { product: Pick<Product, "options">; options?: Record<string, string> };

/**
 * Returns the names of a line's chosen options, in the product's order. Options that the product no
 * longer has are left out.
 */
export const optionNames = ({ product, options }: Chosen): string[] =>
  product.options
    .map((option) => option.values.find(({ key }) => key === options?.[option.parameter])?.name)
    .filter((name) => name !== undefined);
