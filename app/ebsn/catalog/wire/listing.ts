import * as z from "zod";
import { int, list, number, optionalText, text } from "../../transport/wire/fields";

export const wirePage = z.object({
  selPage: int,
  totPages: int,
  totItems: int,
  itemsPerPage: int,
});
export type WirePage = z.infer<typeof wirePage>;

const wireFacet = z.object({
  name: text,
  parameterName: z.string().min(1),
  values: list(
    z.object({ id: z.coerce.string(), name: text, count: number, filteredCount: number.optional() }),
  ),
});
export type WireFacet = z.infer<typeof wireFacet>;

/** Products stay unparsed here: each is parsed on its own, so that a bad one does not lose the others. */
export const wireListing = z.object({
  page: wirePage,
  products: z.array(z.unknown()),
  facets: list(wireFacet),
  did_you_mean: optionalText,
});

/** A listing read for its slugs alone: thousands at a time, for the sitemap. */
export const wireSlugs = z.object({ page: wirePage, products: z.array(z.object({ slug: text })) });
