import { expect, test } from "vitest";
import { kilograms, quantityParts, weightParts } from "./quantity-text";

// spec attacked: B7 numbers and words of one language
test("B7: kilograms uses the decimal sign of the language", () => {
  expect([kilograms(200, "it"), kilograms(200, "en")]).toEqual(["0,2", "0.2"]);
  expect([kilograms(1500, "it"), kilograms(12_000, "it")]).toEqual(["1,5", "12"]);
});

test("weightParts uses grams below a kilogram, else kilograms", () => {
  expect(weightParts(500, "it")).toEqual({ amount: "500", unit: "g" });
  expect(weightParts(1000, "it")).toEqual({ amount: "1", unit: "kg" });
  expect(weightParts(1200, "it")).toEqual({ amount: "1,2", unit: "kg" });
  expect(weightParts(1255, "en")).toEqual({ amount: "1.255", unit: "kg" });
  expect(quantityParts({ by: "weight", value: 999 }, "it")).toEqual({ amount: "999", unit: "g" });
});

test("quantityParts names pieces and packs", () => {
  expect(quantityParts({ by: "piece", value: 12 }, "it")).toEqual({ amount: "12", unit: "piece" });
  expect(quantityParts({ by: "pack", value: 1 }, "en")).toEqual({ amount: "1", unit: "pack" });
});
