import { getZodConstraint } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod";
import { email, numbers } from "./rules";
import { neededText, optionalText } from "./schema";

const schema = z.object({ mail: neededText(30, email), card: optionalText(5, numbers) });
const errorsOf = (fields: object) =>
  schema.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]);

// spec §5: required: 'Campo obbligatorio'; empty values pass every other rule
test("says what is wrong with each field, the missing one first", () => {
  expect(errorsOf({})).toEqual([["mail", "required"]]);
  expect(errorsOf({ mail: "  ", card: "x" })).toEqual([
    ["mail", "required"],
    ["card", "numbers"],
  ]);
  expect(errorsOf({ mail: "\u200b \u2060" })).toContainEqual(["mail", "required"]);
  expect(errorsOf({ mail: `${"a".repeat(30)}@b.it` })).toEqual([["mail", "tooLong"]]);
});

test("gives trimmed texts; what is empty is absent", () => {
  expect(schema.parse({ mail: " a@b.it ", card: "  " })).toEqual({ mail: "a@b.it", card: undefined });
  expect(schema.parse({ mail: "a@b.it", card: " 12 " }).card).toBe("12");
});

// spec §5: constraints for the browser: length, pattern, keyboard, what it may fill in <- app/ui/form/field-kinds.ts, app/ui/form/form-field.tsx
test("the browser learns what is needed and how long it may be", () => {
  expect(getZodConstraint(schema)).toMatchObject({
    mail: { required: true, maxLength: 30 },
    card: { required: false, maxLength: 5 },
  });
});
