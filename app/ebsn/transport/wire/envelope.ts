import * as z from "zod";
import { int, list, text } from "./fields";

/** A code or a text, as a member of its own or bare. */
const saidAs = <Name extends string>(name: Name) =>
  z.union([
    z.string().transform((said) => ({ said })),
    z.object({ [name]: text.catch("") }).transform((item) => ({ said: item[name] ?? "" })),
  ]);
/** Zero is well; a backend may write it as a word. */
const status = z.union([int, z.string().transform((word) => (/^(ok|success)$/i.test(word.trim()) ? 0 : -1))]);

/** What every answer is wrapped in. */
export const envelope = z.object({
  response: z.object({
    status,
    errors: list(saidAs("error")),
    errorsMessage: list(z.string()),
    infos: list(saidAs("info")),
    infosMessage: list(z.string()),
    warnings: list(saidAs("error")),
    warningsMessage: list(z.string()),
  }),
  data: z.unknown().optional(),
  user: z.object({ userId: int, login: text }).nullish(),
});
export type Envelope = z.infer<typeof envelope>;
