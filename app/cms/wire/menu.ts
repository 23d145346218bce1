import * as z from "zod";
import { text } from "./post";

export type WireMenuItem = { title?: string; url?: string; children: unknown[] };

export const wireMenuItem: z.ZodType<WireMenuItem> = z.object({
  title: text,
  url: text,
  children: z.array(z.unknown()).catch([]),
});

/** A menu by its location: the items themselves, or an object that holds them, as the plugin's versions differ. */
export const wireMenu = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
]);
