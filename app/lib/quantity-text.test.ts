import { expect, test } from "vitest";
import { quantityParts, weightParts } from "./quantity-text";

test("grams below a kilogram, then kilograms in the language's decimals", () => {
  expect(weightParts(500, "it")).toEqual({ amount: "500", unit: "g" });
  expect(weightParts(1000, "it")).toEqual({ amount: "1", unit: "kg" });
  expect(weightParts(1200, "it")).toEqual({ amount: "1,2", unit: "kg" });
  expect(weightParts(1255, "en")).toEqual({ amount: "1.255", unit: "kg" });
  expect(quantityParts({ by: "weight", value: 999 }, "it")).toEqual({ amount: "999", unit: "g" });
});

test("pieces and packs keep their name", () => {
  expect(quantityParts({ by: "piece", value: 12 }, "it")).toEqual({ amount: "12", unit: "piece" });
  expect(quantityParts({ by: "pack", value: 1 }, "en")).toEqual({ amount: "1", unit: "pack" });
});
