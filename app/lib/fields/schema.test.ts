import { getZodConstraint } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod";
import { neededText, optionalText } from "./schema";
import * as kinds from "./text-kinds";

const schema = z.object({ mail: neededText(kinds.email), card: optionalText(kinds.numeral) });
const errorsOf = (fields: object) =>
  schema.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]);

// spec §5: required: 'Campo obbligatorio'; empty values pass every other rule
test("reports each invalid field, the missing one first", () => {
  expect(errorsOf({})).toEqual([["mail", "required"]]);
  expect(errorsOf({ mail: "  ", card: "x" })).toEqual([
    ["mail", "required"],
    ["card", "numbers"],
  ]);
  expect(errorsOf({ mail: "\u200b \u2060" })).toContainEqual(["mail", "required"]);
});

test.each([
  [kinds.name, "tooLong"],
  [kinds.line(60), "tooLong"],
  [kinds.text(60), "tooLong"],
  [kinds.email, "email"],
  [kinds.phone, "phone"],
  [kinds.fiscalCode, "fiscalCode"],
  [kinds.fiscalCodeOrVat, "fiscalCodeOrVat"],
  [kinds.vat, "fiscalCodeOrVat"],
  [kinds.recipientCode, "sdiCode"],
  [kinds.username, "username"],
  [kinds.postalCode, "postalCode"],
  [kinds.province, "province"],
  [kinds.numeral, "numbers"],
  [kinds.loyaltyCard({ prefix: "042", maxLength: 13 }), "loyaltyCard"],
  [kinds.birthdate("2026-11-24"), "date"],
  [kinds.day("2026-11-24"), "date"],
])("S13: an overlong text breaks its field's rule, free text reports tooLong (%#)", (kind, key) => {
  for (const character of ["1", "a", "1/"]) {
    const field = neededText(kind).safeParse(character.repeat(300));
    expect(field.error?.issues.map(({ message }) => message)).toEqual([key]);
  }
});

test("trims texts and omits empty ones", () => {
  expect(schema.parse({ mail: " a@b.it ", card: "  " })).toEqual({ mail: "a@b.it", card: undefined });
  expect(schema.parse({ mail: "a@b.it", card: " 12 " }).card).toBe("12");
});

// spec §5: constraints for the browser: length, keyboard, what it may fill in <- app/ui/form/field-kinds.ts, app/ui/form/form-field.tsx
test("the browser's constraints contain required and maxLength", () => {
  expect(getZodConstraint(schema)).toMatchObject({
    mail: { required: true, maxLength: 254 },
    card: { required: false, maxLength: 40 },
  });
});
