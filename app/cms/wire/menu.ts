import * as z from "zod";
import { text } from "./post";

export type WireMenuItem = { title?: string; url?: string; children: unknown[] };

export const wireMenuItem: z.ZodType<WireMenuItem> = z.object({
  title: text,
  url: text,
  children: z.array(z.unknown()).catch([]),
});

/** A menu by its location: the items, or an object with them, depending on the plugin's version. */
export const wireMenu = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
]);
