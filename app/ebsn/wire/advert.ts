import * as z from "zod";
import { int, text } from "./fields";

/** Adverts stay unread: each is parsed alone, so that a bad one costs only itself. */
export const wireAdverts = z.object({ advs: z.array(z.unknown()) });

export const wireAdvert = z.object({ advId: int, title: text, body: text, image: text, link: text });
export type WireAdvert = z.infer<typeof wireAdvert>;

export const wireCategoryBlock = z.object({
  categoryBlockId: int,
  title: text,
  description: text,
  products: z.array(z.unknown()),
});
