import * as z from "zod";

/**
 * A missing text: WordPress sends false, null, "" or no field. A value of another type counts as
 * missing, too.
 */
export const text = z.string().optional().catch(undefined);
/** `{ rendered: "..." }`, or the text itself in plugins' fields. */
const rendered = z
  .union([z.string(), z.object({ rendered: z.string() }).transform((field) => field.rendered)])
  .optional()
  .catch(undefined);

const seo = z
  .object({
    description: text,
    og_description: text,
    og_image: z
      .array(z.object({ url: text }))
      .optional()
      .catch(undefined),
    robots: z.object({ index: text }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

/**
 * A page, a post of any type, or a term of a taxonomy from WordPress's public REST API, with the
 * fields of the plugins `acf` (custom fields) and `yoast_head_json` (search engines).
 */
export const wirePost = z.object({
  id: z.int(),
  /** WordPress's slug of a title; other characters are percent-encoded. */
  slug: z.string().regex(/^[\w%-]{1,200}$/),
  /** UTC, without a zone. */
  modified_gmt: text,
  title: rendered,
  /** Only terms have it. */
  name: text,
  content: rendered,
  /** Only terms have it. */
  description: text,
  excerpt: rendered,
  acf: z.object({ validity: text }).optional().catch(undefined),
  yoast_head_json: seo,
});
export type WirePost = z.infer<typeof wirePost>;

/** Items are parsed one at a time: an invalid item does not affect the rest. */
export const wirePosts = z.array(z.unknown());
