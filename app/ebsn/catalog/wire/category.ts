import * as z from "zod";
import { infos, int, list, name, optional, optionalInt, rows } from "../../transport/wire/fields";
import { wireCrumb } from "./product";

const wireCategory = z.object({
  categoryId: int,
  name,
  slug: name,
  productCount: optionalInt,
  metaData: optional(z.object({ category_info: infos })),
  get categories() {
    return list(wireCategory);
  },
  /** some backends' word for `categories` where one category is asked for */
  get children() {
    return list(wireCategory);
  },
});
export type WireCategory = z.infer<typeof wireCategory>;

export const wireCategoryTree = z.object({ categories: rows(wireCategory) });

/** The breadcrumbs come beside the category or inside it. */
export const wireCategoryPage = z.object({
  category: wireCategory.extend({ breadCrumbs: list(wireCrumb) }),
  breadCrumbs: list(wireCrumb),
});
