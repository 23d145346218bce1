import { describe, expect, it } from "vitest";
import { emailPattern, isPhone } from "./field-patterns";

describe("e-mail", () => {
  it.each(["a@b.it", "nome.cognome+spesa@posta.example.com", "x_y%z@a-b.museum"])("takes %s", (text) => {
    expect(emailPattern.test(text)).toBe(true);
  });
  it.each(["", "a", "a@b", "a@b.i", "a@b.unsuffissolungo", "a b@c.it", "a@b..it", "@b.it"])(
    "refuses %j",
    (text) => {
      expect(emailPattern.test(text)).toBe(false);
    },
  );
});

describe("phone", () => {
  it.each(["06 1234567", "0612345", "347 1234567", "+39 347 1234567", "0039 06 12345678", "3471234567"])(
    "takes %s",
    (text) => {
      expect(isPhone(text)).toBe(true);
    },
  );
  it.each(["", "12", "abc", "+39", "06 12 ab", "12345678901234567"])("refuses %j", (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
