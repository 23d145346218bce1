import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Price } from "~/model/price";
import {
  formatBothPrices,
  formatCents,
  formatCentsRange,
  formatShortRange,
  formatPrice,
  formatUnitPrice,
  shiftAndRound,
  toCents,
} from "./money";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("toCents", () => {
  test.each([
    [1.49, 149],
    [0.67, 67],
    [1.005, 101],
    [8.345, 835],
    [0, 0],
    [1e-7, 0],
    [-1.005, -101],
    [19.999, 2000],
    [1234567.89, 123456789],
  ])("%d euro are %d cents", (euro, cents) => expect(toCents(euro)).toBe(cents));

  test("toCents restores any amount of cents from its euro", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });

  // spec again: T15: parking at stores only; thousands
  test("T15: formatCents separates the thousands from 1.000 on", () => {
    expect(
      [99_999, 500_000, 240_000_000].map((cents) => formatCents(cents, "it").replace(/\s/, " ")),
    ).toEqual([...["999,99 €", "5.000,00 €", "2.400.000,00 €"]]);
  });

  test("toCents rounds half up at the third decimal", () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 0, max: 9 }), (cents, third) => {
        const euro = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}${third}`);
        expect(toCents(euro)).toBe(third >= 5 ? cents + 1 : cents);
      }),
    );
  });

  test.each([NaN, Infinity, -Infinity])("shiftAndRound throws for %d", (value) => {
    expect(() => shiftAndRound(value, 2)).toThrow(RangeError);
  });
});

describe("formatting", () => {
  // spec §1: prices in euro, the Italian way <- app/lib/money.ts
  test("formatCents formats in Italian and English", () => {
    expect(plain(formatCents(149, "it"))).toBe("1,49 €");
    expect(plain(formatCents(5, "it"))).toBe("0,05 €");
    expect(plain(formatCents(1234567, "it"))).toBe("12.345,67 €");
    expect(plain(formatCents(-200, "it"))).toBe("-2,00 €");
    expect(formatCents(149, "en")).toBe("€1.49");
  });

  // spec §1: prices in euro, the Italian way
  test("formatUnitPrice and formatPrice name the unit", () => {
    expect(plain(formatUnitPrice({ cents: 298, unit: "kg" }, "it"))).toBe("2,98 €/kg");
    expect(plain(formatUnitPrice({ cents: 25, unit: "pz" }, "it"))).toBe("0,25 €/pz");
    expect(formatUnitPrice({ cents: 25, unit: "pz" }, "en")).toBe("€0.25/pc");
    expect(plain(formatPrice({ now: 149, per: "pz" }, "it"))).toBe("1,49 €");
    expect(plain(formatPrice({ now: 790, per: "kg" }, "it"))).toBe("7,90 €/kg");
  });

  test("formatShortRange writes the euro sign once in Italian and a single amount once", () => {
    expect(plain(formatShortRange(370, 407, "it"))).toBe("3,70–4,07 €");
    expect(plain(formatShortRange(370, 407, "en"))).toBe("€3.70–€4.07");
    expect(plain(formatShortRange(370, 370, "it"))).toBe("3,70 €");
  });

  test("formatCentsRange orders its amounts and writes equal ones once", () => {
    expect(plain(formatCentsRange(1000, 1120, "it"))).toBe("10,00 € – 11,20 €");
    expect(plain(formatCentsRange(1120, 1000, "it"))).toBe("10,00 € – 11,20 €");
    expect(plain(formatCentsRange(1000, 1000, "it"))).toBe("10,00 €");
  });
});

// spec law: a unit price on every offer, told by the backend or from what the pack holds <- app/lib/money.ts
test("formatBothPrices writes price and unit price, once if they are the same", () => {
  const both = (price: Price) => plain(formatBothPrices(price, "it"));
  expect(both({ now: 149, per: "pz", unit: { cents: 298, unit: "kg" } })).toBe("1,49 € · 2,98 €/kg");
  expect(both({ now: 790, per: "kg", unit: { cents: 790, unit: "kg" } })).toBe("7,90 €/kg");
  expect(both({ now: 149, per: "pz" })).toBe("1,49 €");
});
