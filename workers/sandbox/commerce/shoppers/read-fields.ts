import * as z from "zod";
import { wrongField } from "../../kernel/messages";
import { Refusal } from "../refusal";
import type { FieldRule } from "./field-rules";

const asText = z.preprocess(
  (value) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : ""),
  z.string(),
);

function check(text: string, { normal, wrong }: FieldRule, ctx: z.RefinementCtx): string {
  const value = normal(text);
  const message = value === "" ? undefined : wrong(value);
  if (message !== undefined) ctx.addIssue({ code: "custom", message });
  return value;
}

/** A required field. */
export const mandatory = (rule: FieldRule) =>
  asText.transform((text, ctx) => {
    const value = check(text, rule, ctx);
    if (value === "") ctx.addIssue({ code: "custom", message: "Campo obbligatorio" });
    return value;
  });

/** An optional field; undefined if missing. */
export const optional = (rule: FieldRule) =>
  z
    .unknown()
    .optional()
    .transform((value, ctx) => (value === undefined ? undefined : check(asText.parse(value), rule, ctx)));

/** A field that may be missing, but not empty. */
export const ifSent = (rule: FieldRule) =>
  optional(rule).refine((text) => text !== "", { error: "Campo obbligatorio" });

/** Parses fields; throws a Refusal with a reason for each invalid field, in the schema's order. */
export function readFields<T extends z.ZodType>(schema: T, input: Record<string, unknown>): z.output<T> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [first, ...others] = read.error.issues.map(({ path, message }) =>
    wrongField(String(path[0]), message),
  );
  if (!first) throw read.error;
  throw new Refusal(first, ...others);
}
