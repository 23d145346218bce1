import * as z from "zod";
import type { SharedEntry } from "~/ebsn/transport/options";
import type { SharedValues } from "./values";

const named = z.object({ id: z.number(), slug: z.string() });

/**
 * Adds a category's own generation to its cache keys, if an operator purged that category by slug.
 * This covers the category and its listings, which name it by the id read with it. All other keys
 * are unchanged.
 */
export function purgedCategories(
  generations: Readonly<Record<string, string>>,
  readThrough: SharedValues["readThrough"],
): SharedValues["readThrough"] {
  if (Object.keys(generations).length === 0) return readThrough;
  const byId = new Map<string, string>();
  const generationOf = ({ params }: Pick<SharedEntry, "params">): string | undefined => {
    const of = (name: string) => params.find(([key]) => key === name)?.[1];
    const slug = of("slug");
    const id = of("parent_category_id") ?? of("categoryId");
    return slug === undefined ? byId.get(id ?? "") : own(generations, slug);
  };
  return async (entry, load) => {
    const generation = generationOf(entry);
    const params: SharedEntry["params"] =
      generation === undefined ? entry.params : [...entry.params, ["purged", generation]];
    const value = await readThrough({ ...entry, params }, load);
    const category = entry.name === "category/category" ? named.safeParse(value).data : undefined;
    const purged = category && own(generations, category.slug);
    if (category && purged !== undefined) byId.set(String(category.id), purged);
    return value;
  };
}

/** Reads an own key only, never an inherited one. */
export const own = (generations: Readonly<Record<string, string>>, slug: string): string | undefined =>
  Object.hasOwn(generations, slug) ? generations[slug] : undefined;
