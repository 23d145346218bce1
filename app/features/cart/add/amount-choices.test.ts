import { describe, expect, test } from "vitest";
import type { QuantityRule } from "~/model/quantity";
import { amountsToChoose, priceOfAmount } from "./amount-choices";

const ham: QuantityRule = {
  by: "weight",
  first: 100,
  step: 50,
  min: 100,
  max: 2000,
  multiple: 1,
  locked: false,
};
const eggs: QuantityRule = { by: "piece", first: 1, step: 1, min: 1, max: 99, multiple: 1, locked: false };

describe("amounts to begin with", () => {
  // spec §2.3: product options: what they are of, how much, for how much <- app/features/cart/add/routes/options.tsx, app/features/cart/add/amount-choices.ts
  test("loose goods by their first weight, others as plus counts", () => {
    expect(amountsToChoose({ rule: ham }, undefined)).toEqual([100, 200, 300, 400]);
    expect(amountsToChoose({ rule: eggs }, undefined)).toEqual([1, 2, 3, 4]);
    expect(amountsToChoose({ rule: { ...eggs, multiple: 6, locked: true, first: 6 } }, undefined)).toEqual([
      6, 12, 18, 24,
    ]);
  });

  test("stop at the maximum and include the current amount", () => {
    expect(amountsToChoose({ rule: { ...ham, max: 250 } }, undefined)).toEqual([100, 200, 250]);
    expect(amountsToChoose({ rule: { ...eggs, max: 1 } }, undefined)).toEqual([1]);
    expect(amountsToChoose({ rule: ham }, 350)).toEqual([100, 200, 300, 350, 400]);
    expect(amountsToChoose({ rule: ham }, 200)).toEqual([100, 200, 300, 400]);
  });
});

test("show a price each, or a range if the weight varies", () => {
  expect(priceOfAmount({ rule: eggs, price: { now: 149, per: "pz" } }, 3, "it")).toBe("4,47\u00a0€");
  expect(priceOfAmount({ rule: ham, price: { now: 2000, per: "kg" } }, 200, "it")).toBe(
    "4,00\u00a0€ – 4,40\u00a0€",
  );
  const pack = { now: 1000, per: "kg", packGrams: 500 } as const;
  expect(priceOfAmount({ rule: eggs, price: pack }, 2, "it")).toBe("10,00\u00a0€ – 11,00\u00a0€");
});
