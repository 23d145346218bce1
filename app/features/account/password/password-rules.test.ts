import * as fc from "fast-check";
import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords";
import { newPassword } from "./password-rules";

const anna = ["Anna", "D'Àngelo", "anna.rossi@example.com", "24/11/1985", "347 1234567", "La Loggia"];
const rule = newPassword(anna, "Vecchia-spesa-7");

test("X3: refuses common passwords in any case, and one repeated character", () => {
  for (const typed of [
    "123456",
    "password",
    "PASSWORD1",
    "Juventus",
    "tiamo123",
    "      ",
    "aaaaaa",
    "......",
  ])
    expect(rule(typed), typed).toBe("passwordCommon");
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  for (const word of commonPasswords) expect(word).toMatch(/^[!-~]{6,}$/);
});

test("X3: refuses the shopper's own data and the chain's name, also with digits around", () => {
  for (const typed of [
    ...["anna.rossi@example.com", "annarossi", "Anna1985", "2026dangelo", "AnnaD'Angelo", "dangeloanna!"],
    ...["24111985", "24/11/1985", "3471234567", "laloggia", "La Loggia 1"],
  ])
    expect(rule(typed), typed).toBe("passwordOwn");
});

test("X3: the password one has is no new one", () => {
  expect(rule("Vecchia-spesa-7")).toBe("passwordSame");
  expect(rule("vecchia-spesa-7"), "another one").toBeUndefined();
});

test("X3: reports a password's length first and ignores an empty field", () => {
  expect([rule("12345"), rule("Anna"), rule("")]).toEqual(["password", "password", undefined]);
});

test("X3: any other password of six characters or more is taken, blanks and accents too", () => {
  expect(rule("tre mele verdi")).toBeUndefined();
  expect(rule("perché no?")).toBeUndefined();
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3} [A-Z]{4}-[0-9]{2} [a-z]{5}$/), (typed) => {
      expect(rule(typed)).toBeUndefined();
    }),
  );
});
