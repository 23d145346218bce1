import * as z from "zod";
import {
  list,
  name,
  number,
  optional,
  optionalInt,
  optionalNumber,
  optionalText,
  rows,
  text,
  words,
} from "../../transport/wire/fields";

export const wirePage = optional(
  z.object({
    selPage: optionalInt,
    totPages: optionalInt,
    totItems: optionalInt,
    itemsPerPage: optionalInt,
  }),
);
export type WirePage = z.infer<typeof wirePage>;

const wireFacet = z.object({
  name: text,
  parameterName: name,
  values: list(z.object({ id: words, name: text, count: number, filteredCount: optionalNumber })),
});
export type WireFacet = z.infer<typeof wireFacet>;

/** Each product is parsed separately, so that an invalid one does not lose the rest. */
export const wireListing = z.object({
  page: wirePage,
  products: z.array(z.unknown()),
  facets: list(wireFacet),
  did_you_mean: optionalText,
});

/** A listing with slugs only: the sitemap reads thousands at a time. */
export const wireSlugs = z.object({ page: wirePage, products: rows(z.object({ slug: text })) });
