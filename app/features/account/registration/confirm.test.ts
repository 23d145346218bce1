import { expect, test } from "vitest";
import { readCode } from "./confirm";

const read = (e_mail: string, reg_control_code: string) =>
  readCode(new URLSearchParams({ e_mail, reg_control_code }));

test("a link that is whole has an e-mail and a code", () => {
  expect(read("anna@example.com", "52cbab")).toEqual({ email: "anna@example.com", code: "52cbab" });
});

test.each([
  ["", "52cbab"],
  ["anna@example.com", ""],
  ["anna", "52cbab"],
  ["anna@example.com", "<script>alert(1)</script>"],
  ["anna@example.com", "x".repeat(201)],
  [`${"a".repeat(250)}@example.com`, "52cbab"],
])("a link with %j and %j is none", (email, code) => expect(read(email, code)).toBeUndefined());
