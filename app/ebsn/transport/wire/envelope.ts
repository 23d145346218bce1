import * as z from "zod";
import { int, list, optional, text } from "./fields";

/**
 * A code or a text, bare or in an object. Invalid entries keep their position, because texts match
 * codes by position.
 */
const saidAs = <Name extends string>(name: Name) =>
  z
    .union([
      z.string().transform((said) => ({ said })),
      z.object({ [name]: text }).transform((item) => ({ said: item[name] ?? "" })),
    ])
    .catch({ said: "" });
/** Zero is success; some backends write it as a word. */
const status = z.union([int, z.string().transform((word) => (/^(ok|success)$/i.test(word.trim()) ? 0 : -1))]);

/** Envelope of every response. */
export const envelope = z.object({
  response: z.object({
    status,
    errors: list(saidAs("error")),
    errorsMessage: list(text),
    infos: list(saidAs("info")),
    infosMessage: list(text),
    warnings: list(saidAs("error")),
    warningsMessage: list(text),
  }),
  data: z.unknown().optional(),
  user: optional(z.object({ userId: int, login: text })),
});
export type Envelope = z.infer<typeof envelope>;
