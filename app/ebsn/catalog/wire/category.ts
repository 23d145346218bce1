import * as z from "zod";
import { infos, int, list, optionalInt } from "../../transport/wire/fields";
import { wireCrumb } from "./product";

const wireCategory = z.object({
  categoryId: int,
  name: z.string(),
  slug: z.string(),
  productCount: optionalInt,
  metaData: z.object({ category_info: infos }).nullish(),
  get categories() {
    return z.array(wireCategory).nullish();
  },
  /** some backends' word for `categories` where one category is asked for */
  get children() {
    return z.array(wireCategory).nullish();
  },
});
export type WireCategory = z.infer<typeof wireCategory>;

export const wireCategoryTree = z.object({ categories: z.array(wireCategory) });

/** The breadcrumbs come beside the category or inside it. */
export const wireCategoryPage = z.object({
  category: wireCategory.extend({ breadCrumbs: list(wireCrumb) }),
  breadCrumbs: list(wireCrumb),
});
