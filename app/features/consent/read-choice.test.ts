import { expect, test } from "vitest";
import { readChoice } from "./read-choice";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again <- app/features/consent/read-choice.ts, app/platform/http/visitor/consent.ts
test("accepting or refusing all overrides any ticked box (§4)", () => {
  expect(readChoice(formOf({ choice: "all" }))).toEqual({ analytics: true, profilation: true });
  expect(readChoice(formOf({ choice: "none", analytics: "on" }))).toEqual({
    analytics: false,
    profilation: false,
  });
});

test("the boxes decide one by one", () => {
  expect(readChoice(formOf({ choice: "some" }))).toEqual({ analytics: false, profilation: false });
  expect(readChoice(formOf({ choice: "some", profilation: "on" }))).toEqual({
    analytics: false,
    profilation: true,
  });
});

test("returns undefined for any other form", () => {
  const others: Record<string, string>[] = [{}, { choice: "" }, { choice: "ALL" }, { analytics: "on" }];
  for (const fields of others) expect(readChoice(formOf(fields))).toBeUndefined();
});
