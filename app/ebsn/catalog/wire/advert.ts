import * as z from "zod";
import { int, text } from "../../transport/wire/fields";

/** Each advert is parsed separately, so that an invalid one does not lose the rest. */
export const wireAdverts = z.object({ advs: z.array(z.unknown()) });

export const wireAdvert = z.object({ advId: int, title: text, body: text, image: text, link: text });
export type WireAdvert = z.infer<typeof wireAdvert>;

export const wireCategoryBlock = z.object({
  categoryBlockId: int,
  title: text,
  description: text,
  products: z.array(z.unknown()),
});
