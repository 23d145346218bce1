import * as z from "zod";
import { int, list, text } from "./fields";

/** What every answer is wrapped in. */
export const envelope = z.object({
  response: z.object({
    status: int,
    errors: list(z.object({ error: text })),
    errorsMessage: list(z.string()),
    infos: list(z.object({ info: text })),
    infosMessage: list(z.string()),
    warnings: list(z.object({ error: text })),
    warningsMessage: list(z.string()),
  }),
  data: z.unknown().optional(),
  user: z.object({ userId: int, login: text }).nullish(),
});
export type Envelope = z.infer<typeof envelope>;
