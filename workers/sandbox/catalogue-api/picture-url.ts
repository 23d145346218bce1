import type { SeedProduct } from "../catalogue/seed-types";
import type { Sandbox } from "../kernel/sandbox";

/** Part of every picture's address: raised when drawings change, because their answers are immutable. */
const pictureEdition = "16";

/** The prefix of the addresses of product pictures: the shop's base for chains that write absolute addresses, else nothing. */
export const picturePrefix = ({ tenant, base }: Sandbox): string =>
  tenant.wire.pictureUrls === "absolute" ? base : "";

export type Rendition = "thumb" | "photo" | "large";

/** `/photo/1/main/thumb/000218800-793395.webp`, relative to the shop's base. View 1 is the front. */
export function pictureUrl(product: SeedProduct, rendition: Rendition, view = 1): string {
  const suffix = view === 1 ? "" : `_${view}`;
  return `/photo/${pictureEdition}/main/${rendition}/${product.code.padStart(9, "0")}-${product.productId}${suffix}.webp`;
}

/** One to three views of a product: the same for the same product. */
export function pictureUrls(product: SeedProduct): { medium: string; large: string }[] {
  const views = 1 + (product.productId % 3);
  return Array.from({ length: views }, (_, index) => ({
    medium: pictureUrl(product, "photo", index + 1),
    large: pictureUrl(product, "large", index + 1),
  }));
}

/** The scene at the top of the home page. */
export const heroUrl = `/hero/${pictureEdition}/home.webp`;

/** A category's best sellers: a still life for an advert, one good as large as its square for a menu's tile. */
export function categoryPictureUrl(categoryId: number, size: "advert" | "tile"): string {
  return `/category-photo/${pictureEdition}/${size}/${categoryId}.webp`;
}

/** The base address of a leaflet's pages: another one each week, because the prices change. */
export function leafletLocation(leafletId: number, monday: string): string {
  return `/leaflet-photo/${pictureEdition}/${monday}/${leafletId}/`;
}
