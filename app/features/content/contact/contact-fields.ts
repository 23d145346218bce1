import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { neededText, optionalText } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";
import { keyField } from "~/lib/idempotency-key";
import { ownerField } from "~/lib/owner-field";
import type { ContactField, ContactKind } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { fromCms } from "../from-cms";

/** Id of the customer-service form (§2.1). */
export const formId = 5;

const textKinds: Record<Exclude<ContactKind, "choice">, kinds.TextKind> = {
  text: kinds.line(120),
  email: kinds.email,
  phone: kinds.phone,
  longText: kinds.text(3000),
};

export const maxLengthOf = (kind: keyof typeof textKinds): number => textKinds[kind].maxLength;

/** Returns the form's fields from the content system; undefined if it is missing or down. */
export const contactFields = async (shop: Pick<Shop, "cms">): Promise<ContactField[] | undefined> =>
  (await fromCms(shop, (cms) => cms.contactForm(formId)))?.said.fields;

/** Parses the message, with errors by field. */
export function parseContact(form: FormData, fields: readonly ContactField[]) {
  const shape = Object.fromEntries(
    fields.map((field) => [field.name, field.kind === "choice" ? choice(field) : text(field.kind, field)]),
  );
  return parseWithZod(form, { schema: z.object(shape) });
}

const text = (kind: keyof typeof textKinds, { required }: ContactField) =>
  required ? neededText(textKinds[kind]) : optionalText(textKinds[kind]);

const choice = ({ required, options }: ContactField) => {
  const one = z
    .string({ error: "required" })
    .refine((value) => options.some((option) => option.value === value), {
      error: "required",
    });
  return required ? one : one.optional();
};

/**
 * Fields for the typed values if the form's definition is unavailable, so that the input survives.
 */
export function typedFields(form: FormData): ContactField[] {
  return [...form].flatMap(([name, value]): ContactField[] => {
    if (typeof value !== "string" || name === keyField || name === ownerField) return [];
    const kind = value.length > 60 || value.includes("\n") ? "longText" : "text";
    return [
      { name, label: name.charAt(0).toUpperCase() + name.slice(1), kind, required: false, options: [] },
    ];
  });
}
