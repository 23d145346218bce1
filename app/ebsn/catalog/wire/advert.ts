import * as z from "zod";
import { int, text } from "../../transport/wire/fields";

/** Adverts stay unparsed here: each is parsed on its own, so that a bad one does not lose the others. */
export const wireAdverts = z.object({ advs: z.array(z.unknown()) });

export const wireAdvert = z.object({ advId: int, title: text, body: text, image: text, link: text });
export type WireAdvert = z.infer<typeof wireAdvert>;

export const wireCategoryBlock = z.object({
  categoryBlockId: int,
  title: text,
  description: text,
  products: z.array(z.unknown()),
});
