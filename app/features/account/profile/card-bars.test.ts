import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardBars } from "./card-bars";

/** Bits of the drawing, without its quiet zones. */
function modules(number: string): string {
  const { path, width } = cardBars(number) ?? { path: "", width: 22 };
  const units = Array<string>(width).fill("0");
  for (const [, from, long] of path.matchAll(/M(\d+) 0h(\d+)/g))
    units.fill("1", Number(from), Number(from) + Number(long));
  return units.join("").slice(11, -11);
}

/** Left half of EAN-13 by digit, in odd parity; even parity is the mirror of its complement. */
const odd = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const complement = (bits: string) => [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");
const even = odd.map((bits) => [...complement(bits)].reverse().join(""));
const parities = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(" ");

/** Reads an EAN-13 as a scanner does. */
function read(bits: string): string {
  const parts = (from: number) => bits.slice(from, from + 42).match(/.{7}/g) ?? [];
  const left = parts(3).map((part) =>
    odd.includes(part) ? { digit: odd.indexOf(part), as: "O" } : { digit: even.indexOf(part), as: "E" },
  );
  const right = parts(50).map((part) => odd.indexOf(complement(part)));
  const first = parities.indexOf(left.map(({ as }) => as).join(""));
  return [first, ...left.map(({ digit }) => digit), ...right].join("");
}

const withCheckDigit = (twelve: string) => {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
};

describe("V20: the bars of a loyalty card", () => {
  it("are an EAN-13 that is read back as the number, where the number is one", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
        const number = withCheckDigit(twelve);
        expect(modules(number)).toMatch(/^101[01]{42}01010[01]{42}101$/);
        expect(read(modules(number))).toBe(number);
      }),
    );
  });

  it("are a Code 128 for another length or a wrong EAN-13 check digit", () => {
    for (const number of ["0421234", "04212345678901234567", "4006381333932"])
      expect(modules(number)).toMatch(/^11010[01]*1100011101011$/);
  });

  it("are undefined without a card or for an invalid number", () => {
    for (const number of [undefined, "", "0421-22", "<b>"]) expect(cardBars(number)).toBeUndefined();
  });
});
