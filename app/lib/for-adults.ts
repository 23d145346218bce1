import type { Product } from "~/model/product";

/** Whether it stands in or below one of the chain's `categories` (slugs) of goods that are sold to adults alone; false where the backend tells no way to it. */
export const isForAdults = ({ crumbs }: Pick<Product, "crumbs">, categories: readonly string[]): boolean =>
  crumbs.some(({ slug }) => categories.includes(slug));
