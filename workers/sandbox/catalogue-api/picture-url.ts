import type { SeedProduct } from "../catalogue/seed-types";
import type { Sandbox } from "../kernel/sandbox";

/**
 * Part of every picture's address. Raise it after changes of drawings, because the responses are
 * immutable.
 */
const pictureEdition = "16";

/**
 * Prefix of product pictures' addresses: the shop's base for chains with absolute addresses, else
 * empty.
 */
export const picturePrefix = ({ tenant, base }: Sandbox): string =>
  tenant.wire.pictureUrls === "absolute" ? base : "";

export type Rendition = "thumb" | "photo" | "large";

/**
 * Returns `/photo/1/main/thumb/000218800-793395.webp`, relative to the shop's base. View 1 is the
 * front.
 */
export function pictureUrl(product: SeedProduct, rendition: Rendition, view = 1): string {
  const suffix = view === 1 ? "" : `_${view}`;
  return `/photo/${pictureEdition}/main/${rendition}/${product.code.padStart(9, "0")}-${product.productId}${suffix}.webp`;
}

/** Returns one to three views of a product, constant per product. */
export function pictureUrls(product: SeedProduct): { medium: string; large: string }[] {
  const views = 1 + (product.productId % 3);
  return Array.from({ length: views }, (_, index) => ({
    medium: pictureUrl(product, "photo", index + 1),
    large: pictureUrl(product, "large", index + 1),
  }));
}

/** Picture at the top of the home page. */
export const heroUrl = `/hero/${pictureEdition}/home.webp`;

/**
 * Returns the address of a category's best sellers: a still life for an advert, or a single product
 * for a menu's tile.
 */
export function categoryPictureUrl(categoryId: number, size: "advert" | "tile"): string {
  return `/category-photo/${pictureEdition}/${size}/${categoryId}.webp`;
}

/** Returns the base address of a leaflet's pages. It changes each week, because the prices do. */
export function leafletLocation(leafletId: number, monday: string): string {
  return `/leaflet-photo/${pictureEdition}/${monday}/${leafletId}/`;
}
