import * as fc from "fast-check";
import { expect, it } from "vitest";
import { acceptedLocale } from "./accepted-locale";

it.each([
  [null, "it"],
  ["", "it"],
  ["fr", "it"],
  ["fr, en;q=0.7", "en"],
  ["en;q=0", "it"],
  ["en;q=0, fr", "it"],
  ["it;q=0", "en"],
  ["it;q=0, en;q=0", "it"],
  ["it;q=0, fr", "en"],
  ["en-GB,en;q=0.9", "en"],
  ["it-IT,it;q=0.9,en;q=0.8", "it"],
  ["it;q=0.5,en;q=0.8", "en"],
  ["en;q=0.5,it;q=0.8", "it"],
  ["*", "it"],
  ["it;q=0.1, *;q=0.5", "en"],
  ["*;q=0, en", "en"],
  ["EN ; Q=1", "en"],
  ["en;q=abc", "it"],
  ["en;q=7", "it"],
  ["english", "it"],
])("C7: the locale for %j is %s", (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

it("C7: never returns a language with q=0 while the second one is allowed", () => {
  const other = fc.constantFrom("fr", "de;q=0.9", "*;q=0.4", "es-ES", "", "x;q=2");
  fc.assert(
    fc.property(
      fc.array(other, { maxLength: 4 }),
      fc.constantFrom("it", "en"),
      fc.nat(4),
      (ranges, refused, at) => {
        const header = [...ranges.slice(0, at), `${refused};q=0`, ...ranges.slice(at)].join(", ");
        expect(acceptedLocale(header)).not.toBe(refused);
      },
    ),
  );
});
