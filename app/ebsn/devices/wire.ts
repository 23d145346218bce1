import * as z from "zod";
import { name, optional, text } from "../transport/wire/fields";

/** A version may come as a number. */
export const wireRelease = z.object({
  lastVersion: optional(z.object({ version: name, url: text })),
});
