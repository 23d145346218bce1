import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromWire, toWire } from "./quantity";

// spec §5: quantities: steps, multiples, minimum, weights, three decimals, maximum
// spec catalogue: §5, §9 three decimals, unit multipliers, price by the unit, price of a pack
test("grams survive a round trip as kilograms with three decimals", () => {
  expect(toWire({ by: "weight", value: 1205 })).toBe(1.205);
  expect(fromWire("weight", 0.3)).toEqual({ by: "weight", value: 300 });
  fc.assert(
    fc.property(fc.nat(100_000_000), (value) => {
      const wire = toWire({ by: "weight", value });
      expect(String(wire)).toMatch(/^\d+(\.\d{1,3})?$/);
      expect(fromWire("weight", wire)).toEqual({ by: "weight", value });
    }),
  );
});

test("sends pieces and packs as whole numbers", () => {
  expect(toWire({ by: "piece", value: 6 })).toBe(6);
  expect(fromWire("pack", 2)).toEqual({ by: "pack", value: 2 });
});
