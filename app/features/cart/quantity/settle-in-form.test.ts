import fc from "fast-check";
import { expect, it } from "vitest";
import { householdMax } from "~/lib/quantity";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import { testShop } from "~/platform/testing/test-shop";
import { settleInForm } from "./settle-in-form";

const { shop } = testShop();
const milk = sampleProduct({ name: "Latte", rule: { ...pieces, max: 99 } });
const apples = sampleProduct({ name: "Mele", rule: { ...loose, max: 99_000 } });

it.each([
  [milk, "3", 3],
  [milk, "500", "cart.beyond.text"],
  [apples, "6 etti", 600],
  [apples, "mezzo kg", 500],
  [apples, "1500", 1500],
  [milk, "0", "cart.errors.quantity"],
  [milk, "tanti", "cart.errors.quantity"],
  [milk, "", "cart.errors.quantity"],
])("B7: reads a quantity as the quantity field does: %#", (product, typed, expected) => {
  const settled = settleInForm(shop, product, { typed });
  expect(settled.wrong ? settled.wrong.error : settled.wanted).toBe(expected);
});

it("B7: asks about more than a household buys, unless it stood there before or was confirmed", () => {
  const asked = { error: "cart.beyond.text", more: { value: 60, yes: "cart.beyond.yes" } };
  expect(settleInForm(shop, milk, { typed: "60" })).toEqual({ wrong: asked });
  expect(settleInForm(shop, milk, { typed: "60", sure: "61" })).toEqual({ wrong: asked });
  expect(settleInForm(shop, milk, { typed: "60", sure: "60" })).toEqual({ wanted: 60 });
  expect(settleInForm(shop, milk, { typed: "60", held: 60 })).toEqual({ wanted: 60 });
});

it("B7: takes no number beyond a household without a yes", () => {
  fc.assert(
    fc.property(fc.constantFrom(milk, apples), fc.integer({ min: -5, max: 2_000_000 }), (product, typed) => {
      const settled = settleInForm(shop, product, { typed: String(typed) });
      if (!settled.wrong) expect(settled.wanted).toBeLessThanOrEqual(householdMax[product.rule.by]);
    }),
  );
});
