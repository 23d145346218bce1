import type { SeedProduct } from "../catalogue/seed-types";

/** Part of every picture's address: raised when drawings change, because their answers are immutable. */
export const pictureEdition = "1";

export type Rendition = "thumb" | "photo" | "large";

/** `/photo/1/main/thumb/000218800-793395.svg`, relative to the shop's base. View 1 is the front. */
export function pictureUrl(product: SeedProduct, rendition: Rendition, view = 1): string {
  const suffix = view === 1 ? "" : `_${view}`;
  return `/photo/${pictureEdition}/main/${rendition}/${product.code.padStart(9, "0")}-${product.productId}${suffix}.svg`;
}

/** One to three views of a product: the same for the same product. */
export function pictureUrls(product: SeedProduct): { medium: string; large: string }[] {
  const views = 1 + (product.productId % 3);
  return Array.from({ length: views }, (_, index) => ({
    medium: pictureUrl(product, "photo", index + 1),
    large: pictureUrl(product, "large", index + 1),
  }));
}
