import * as fc from "fast-check";
import { expect, test } from "vitest";
import { atHeaviest } from "./estimate";

// spec catalogue: Weighed goods: quantity, its price and the estimate as a range with the reason, on cards and cart lines <- app/lib/estimate.ts, app/features/catalog/card/price-view.ts, app/frame/frame-cart.ts, app/features/cart/panel/cart-view.ts
test("atHeaviest adds ten per cent in whole cents", () => {
  expect([0, 149, 320, 5].map(atHeaviest)).toEqual([0, 164, 352, 6]);
});

test("atHeaviest is at least the estimate and at most a tenth more", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      const most = atHeaviest(cents);
      expect(Number.isInteger(most)).toBe(true);
      expect(most).toBeGreaterThanOrEqual(cents);
      expect(Math.abs(most - cents * 1.1)).toBeLessThanOrEqual(0.501);
    }),
  );
});
