import * as z from "zod";
import { infos, int, list, name, optional, optionalInt, rows } from "../../transport/wire/fields";
import { wireCrumb } from "./product";

const own = {
  categoryId: int,
  name,
  slug: name,
  productCount: optionalInt,
  metaData: optional(z.object({ category_info: infos })),
};
export type WireCategory = z.infer<z.ZodObject<typeof own>> & {
  categories: WireCategory[];
  children: WireCategory[];
};

/** TypeScript cannot infer a self-referencing type, so both getters declare theirs. */
const wireCategory = z.object({
  ...own,
  get categories(): z.ZodType<WireCategory[]> {
    return list(wireCategory);
  },
  /** name of `categories` on some backends in a single category */
  get children(): z.ZodType<WireCategory[]> {
    return list(wireCategory);
  },
});

export const wireCategoryTree = z.object({ categories: rows(wireCategory) });

/** Breadcrumbs come beside the category or inside it. */
export const wireCategoryPage = z.object({
  category: wireCategory.extend({ breadCrumbs: list(wireCrumb) }),
  breadCrumbs: list(wireCrumb),
});
