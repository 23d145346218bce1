import type { Product } from "~/model/product";

/**
 * True if a product is in or below a category (slug) that the chain sells to adults only. False if
 * the backend sends no category path.
 */
export const isForAdults = ({ crumbs }: Pick<Product, "crumbs">, categories: readonly string[]): boolean =>
  crumbs.some(({ slug }) => categories.includes(slug));
