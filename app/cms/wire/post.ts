import * as z from "zod";

/** WordPress says false, null, "" or leaves out what has no value: all are absent. A value of another kind is, too. */
export const text = z.string().optional().catch(undefined);
/** `{ rendered: "..." }`, or in fields of plugins the text itself. */
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
 * A page, a post of any type, or a term of a taxonomy: WordPress's public REST API, with what the plugins for fields (`acf`) and for search
 * engines (`yoast_head_json`) add.
 */
export const wirePost = z.object({
  id: z.int(),
  /** as WordPress makes them of a title: what is none of ours is percent-encoded */
  slug: z.string().regex(/^[\w%-]{1,200}$/),
  /** in UTC, without a zone */
  modified_gmt: text,
  title: rendered,
  /** of a term */
  name: text,
  content: rendered,
  /** of a term */
  description: text,
  excerpt: rendered,
  acf: z.object({ validity: text }).optional().catch(undefined),
  yoast_head_json: seo,
});
export type WirePost = z.infer<typeof wirePost>;

/** Each is read by itself: a broken one takes none of its neighbours with it. */
export const wirePosts = z.array(z.unknown());
