import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";

/**
 * Loads title, subtitle and description from the operator's hidden category (§2.3); falls back to
 * our title.
 */
export async function dialogTexts(shop: Shop, slug: "timeslot-selector" | "service-selector", title: string) {
  try {
    const category = await shop.ebsn.catalog.category({ slug });
    return { title: category.title ?? title, subtitle: category.subtitle, description: category.description };
  } catch (error) {
    if (isEbsnError(error)) return { title, subtitle: undefined, description: undefined };
    throw error;
  }
}
