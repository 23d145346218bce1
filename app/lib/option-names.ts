import type { Product } from "~/model/product";

type Chosen = { product: Pick<Product, "options">; options?: Record<string, string> };

/** Names of the chosen options of a line, in the product's order; one that the product no longer has is left out. */
export const optionNames = ({ product, options }: Chosen): string[] =>
  product.options
    .map((option) => option.values.find(({ key }) => key === options?.[option.parameter])?.name)
    .filter((name) => name !== undefined);
