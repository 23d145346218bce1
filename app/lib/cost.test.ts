import { expect, test } from "vitest";
import { costOf } from "./cost";

test("costOf prices pieces by count, grams by the kilogram and packs by their weight", () => {
  expect(costOf({ now: 149, per: "pz" }, { by: "piece", value: 3 })).toBe(447);
  expect(costOf({ now: 219, per: "kg" }, { by: "weight", value: 1500 })).toBe(329);
  expect(costOf({ now: 1990, per: "kg", packGrams: 400 }, { by: "pack", value: 2 })).toBe(1592);
});
