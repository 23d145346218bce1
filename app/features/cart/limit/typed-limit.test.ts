import { expect, it } from "vitest";
import { typedLimit } from "./typed-limit";

it.each([
  ["80", 8000],
  [" € 80,50 ", 8050],
  ["80.5 €", 8050],
  ["10000", 1_000_000],
  ["1.000,00", 100_000],
  ["1\u00a0000,00\u00a0€", 100_000],
])("%j is a limit of %i cents", (text, cents) => expect(typedLimit(text)).toBe(cents));

it.each(["", "  ", "0", "0,00"])("%j removes it", (text) => expect(typedLimit(text)).toBeUndefined());

it.each(["abc", "-5", "1e3", "10000,01", "80,555", "∞"])("%j is no limit", (text) =>
  expect(typedLimit(text)).toBe("invalid"),
);
