import * as z from "zod";
import { number, text } from "../transport/wire/fields";

/** A version may come as a number. */
export const wireRelease = z.object({
  lastVersion: z.object({ version: z.union([z.string(), number.transform(String)]), url: text }).nullish(),
});
