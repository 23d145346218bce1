import * as z from "zod";
import { text } from "./post";

export const wireSlide = z.object({
  id: z.coerce.number().int(),
  title: text,
  text,
  image: text,
  link: text,
  /** `yyyy-MM-dd`, both days included; absent: no limit. */
  from: text,
  to: text,
});
export type WireSlide = z.infer<typeof wireSlide>;
export const wireSlides = z.array(z.unknown());
