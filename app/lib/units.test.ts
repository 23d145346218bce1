import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseOf, priceOfGrams, pricePerBase, toGrams, unitOf, type Unit } from "./units";

/** Units per kilogram (§9). The test repeats them, so that a wrong table in the code fails. */
const unitsPerKilogram = { g: 1000, gr: 1000, kg: 1, hg: 10, dag: 100 } satisfies Partial<
  Record<Unit, number>
>;
const weights = fc.constantFrom<keyof typeof unitsPerKilogram>("g", "gr", "kg", "hg", "dag");

describe("units", () => {
  test("unitOf reads units in any case and returns undefined for other words", () => {
    expect(unitOf("GR")).toBe("gr");
    expect(unitOf(" kg. ")).toBe("kg");
    expect(unitOf("LT")).toBe("lt");
    expect(unitOf("pz")).toBeUndefined();
    expect(unitOf("constructor")).toBeUndefined();
    expect(baseOf("cl")).toBe("l");
    expect(baseOf("hg")).toBe("kg");
  });

  // spec §9: unit multipliers, price per unit, pack price <- app/lib/units.ts
  // spec catalogue: §5, §9 three decimals, unit multipliers, price by the unit, price of a pack <- app/lib/units.ts, app/ebsn/transport/wire/quantity.ts
  test.each([
    [0.5, "kg", 500],
    [2, "hg", 200],
    [2.5, "dag", 25],
    [33, "cl", 330],
    [1.5, "lt", 1500],
    [350, "gr", 350],
    [0.0004, "kg", 0],
  ] as const)("converts %d %s to %d grams or millilitres", (value, unit, expected) =>
    expect(toGrams(value, unit)).toBe(expected),
  );

  // spec catalogue: §5, §9 three decimals, unit multipliers, price by the unit, price of a pack
  test("toGrams converts the same weight in any unit to the same grams", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), weights, (grams, unit) => {
        expect(toGrams((grams * unitsPerKilogram[unit]) / 1000, unit)).toBe(grams);
      }),
    );
  });

  test("pricePerBase rounds a half cent up alike by gram and by kilogram", () => {
    expect(pricePerBase(92_568, 4480, "g")).toBe(20_663);
    expect(pricePerBase(92_568, 4.48, "kg")).toBe(20_663);
  });

  // spec §9: unit multipliers, price per unit, pack price
  // spec catalogue: §5, §9 three decimals, unit multipliers, price by the unit, price of a pack
  test("pricePerBase times the weight gives the price back", () => {
    const packs = fc.record({
      cents: fc.integer({ min: 1, max: 100_000 }),
      grams: fc.integer({ min: 10, max: 10_000 }),
    });
    fc.assert(
      fc.property(packs, ({ cents, grams }) => {
        const kilogram = pricePerBase(cents, grams, "g");
        expect(Math.abs(priceOfGrams(kilogram, grams) - cents)).toBeLessThanOrEqual(Math.ceil(grams / 2000));
        expect(pricePerBase(cents, grams / 1000, "kg")).toBe(kilogram);
      }),
    );
  });

  // spec §9: unit multipliers, price per unit, pack price
  // spec catalogue: §5, §9 three decimals, unit multipliers, price by the unit, price of a pack
  test("priceOfGrams is the kilogram's price times the grams, divided by 1000 (§9)", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(20_000), (perKg, grams) => {
        expect(Math.abs(priceOfGrams(perKg, grams) - (perKg * grams) / 1000)).toBeLessThanOrEqual(0.5);
        expect(priceOfGrams(perKg, 1000)).toBe(perKg);
      }),
    );
  });

  // spec §9: unit multipliers, price per unit, pack price
  test("pricePerBase and priceOfGrams compute the prices of §9", () => {
    expect(pricePerBase(67, 500, "g")).toBe(134);
    expect(pricePerBase(100, 1, "hg")).toBe(1000);
    expect(pricePerBase(99, 75, "cl")).toBe(132);
    expect(priceOfGrams(1990, 350)).toBe(697);
    expect(() => pricePerBase(100, 0, "g")).toThrow(RangeError);
  });
});
