import * as z from "zod";
import type { FieldErrorKey, Rule } from "./rules";
import type { TextKind } from "./text-kinds";

/** Adds the first failing rule's key as the error of a text. */
export const ruled = <Schema extends z.ZodString>(schema: Schema, rules: readonly Rule[]) =>
  schema.superRefine((text, context) => {
    const message = rules.map((rule) => rule(text)).find((key) => key !== undefined);
    if (message) context.addIssue({ code: "custom", message });
  });

/** Returns the rules of a kind, skipped for a too long text, which already has an error. */
const rulesOf = ({ rules, maxLength }: TextKind): Rule[] =>
  rules.map((rule) => (text) => (text.length > maxLength ? undefined : rule(text)));

/**
 * Schema of a required field, normalised by its kind. `missing` is the error for an empty field;
 * messages are keys below `fields.errors`.
 */
export const neededText = (kind: TextKind, missing: FieldErrorKey = "required") =>
  ruled(
    z.string({ error: missing }).overwrite(kind.normalise).min(1, missing).max(kind.maxLength, kind.tooLong),
    rulesOf(kind),
  );

/** Schema of an optional field, normalised by its kind; empty text becomes undefined. */
export const optionalText = (kind: TextKind) =>
  ruled(z.string().overwrite(kind.normalise).max(kind.maxLength, kind.tooLong), rulesOf(kind))
    .optional()
    .transform((text) => text || undefined);
