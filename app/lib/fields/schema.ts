import * as z from "zod";
import type { FieldErrorKey, Rule } from "./rules";
import type { TextKind } from "./text-kinds";

/** A text that is wrong where the first rule says so. */
export const ruled = <Schema extends z.ZodString>(schema: Schema, rules: readonly Rule[]) =>
  schema.superRefine((text, context) => {
    const message = rules.map((rule) => rule(text)).find((key) => key !== undefined);
    if (message) context.addIssue({ code: "custom", message });
  });

/** The rules of a kind, for a text that is not too long: one that is has its message already. */
const rulesOf = ({ rules, maxLength }: TextKind): Rule[] =>
  rules.map((rule) => (text) => (text.length > maxLength ? undefined : rule(text)));

/** A field that must be filled in, read as its kind says; `missing` is said of an empty one. Messages are keys below `fields.errors`. */
export const neededText = (kind: TextKind, missing: FieldErrorKey = "required") =>
  ruled(
    z.string({ error: missing }).overwrite(kind.normalise).min(1, missing).max(kind.maxLength, kind.tooLong),
    rulesOf(kind),
  );

/** A field that may stay empty, and is then absent; read as its kind says. */
export const optionalText = (kind: TextKind) =>
  ruled(z.string().overwrite(kind.normalise).max(kind.maxLength, kind.tooLong), rulesOf(kind))
    .optional()
    .transform((text) => text || undefined);
