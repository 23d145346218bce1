import * as z from "zod";
import { saysSomething } from "../typed-text";
import type { Rule } from "./rules";

/** A text that is wrong where the first rule says so. */
export const ruled = <Schema extends z.ZodString>(schema: Schema, rules: readonly Rule[]) =>
  schema.superRefine((text, context) => {
    const message = rules.map((rule) => rule(text)).find((key) => key !== undefined);
    if (message) context.addIssue({ code: "custom", message });
  });

/** A field that must be filled in: trimmed, at most `longest` characters. Messages are keys below `fields.errors`. */
export const neededText = (longest: number, ...rules: Rule[]) =>
  ruled(z.string({ error: "required" }).trim().min(1, "required").max(longest, "tooLong"), [
    (text) => (text === "" || saysSomething(text) ? undefined : "required"),
    ...rules,
  ]);

/** A field that may stay empty, and is then absent: trimmed, at most `longest` characters. */
export const optionalText = (longest: number, ...rules: Rule[]) =>
  ruled(z.string().trim().max(longest, "tooLong"), rules)
    .optional()
    .transform((text) => text || undefined);
