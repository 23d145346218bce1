import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideHalfUp } from "./money";
import { preauthorised, totalsOf, type TotalLine } from "./totals";

const bag = { cost: 15, itemsPerBag: 12 };
const fee = { cost: 590, freeFrom: 8000, minimumOrder: 3000 };
const line = (total: number, units = 1, weighed = false): TotalLine => ({ total, units, weighed });

describe("totals", () => {
  it("adds goods, bags and delivery", () => {
    expect(totalsOf([line(1000, 12), line(505, 1, true)], fee, bag, 0)).toEqual({
      itemsTotal: 1505,
      bags: 2,
      packageTotal: 30,
      deliveryFee: 590,
      discount: 0,
      totalPrice: 2125,
      variableTotal: 505,
      estimatedMax: 2176,
    });
  });

  it("delivers free from a sum on, and charges an empty cart zero", () => {
    expect(totalsOf([line(8000)], fee, bag, 0).deliveryFee).toBe(0);
    expect(totalsOf([line(7999)], fee, bag, 0).deliveryFee).toBe(590);
    expect(totalsOf([], fee, bag, 500).totalPrice).toBe(0);
  });

  it("rounds half a cent up", () => {
    expect(divideHalfUp(5, 10)).toBe(1);
    expect(divideHalfUp(4, 10)).toBe(0);
    expect(divideHalfUp(-5, 10)).toBe(0);
  });

  // spec §9: pre-authorisation on weighed goods: how much more the backend asks of a card <- app/features/checkout/payment-methods/authorisation.ts
  it("asks more of a card for weighed goods only", () => {
    expect(preauthorised(5000, 0, { basis: "total", percent: 20 })).toBe(5000);
    expect(preauthorised(5000, 1000, { basis: "total", percent: 20 })).toBe(6000);
    expect(preauthorised(5000, 1000, { basis: "weighed", percent: 30 })).toBe(5300);
  });

  it("always adds up in whole cents for any cart", () => {
    const lines = fc.array(
      fc.record({
        total: fc.integer({ min: 0, max: 100_000 }),
        units: fc.integer({ min: 1, max: 50 }),
        weighed: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 3000 }), (all, gifts) => {
        const totals = totalsOf(all, fee, bag, gifts);
        expect(totals.totalPrice).toBe(
          totals.itemsTotal + totals.packageTotal + totals.deliveryFee - totals.discount,
        );
        expect(totals.totalPrice).toBeGreaterThanOrEqual(0);
        expect(totals.variableTotal).toBeLessThanOrEqual(totals.itemsTotal);
        expect(totals.estimatedMax).toBeGreaterThanOrEqual(totals.totalPrice);
        expect(Object.values(totals).every(Number.isInteger)).toBe(true);
        expect(totalsOf([...all, line(100)], fee, bag, 0).itemsTotal).toBe(totals.itemsTotal + 100);
      }),
    );
  });
});
