import { expect, it } from "vitest";
import fc from "fast-check";
import type { Product } from "~/model/product";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import { desiredSchema, readDesired, targetOf, type DesiredQuantity } from "./target";

const pasta = sampleProduct();
const apples = sampleProduct({ rule: loose });

const fields = (entries: Record<string, string>) => new Map(Object.entries(entries));
const readTarget = (form: Map<string, string>, product: Product) =>
  targetOf(readDesired(form), product).value;

it("takes the target of a button before the typed number", () => {
  expect(readTarget(fields({ intent: "to:12", quantity: "3" }), pasta)).toBe(12);
});

it("reads a typed number in the product's own unit", () => {
  expect(readTarget(fields({ intent: "set", quantity: " 4 " }), pasta)).toBe(4);
  expect(readTarget(fields({ intent: "set", quantity: "0,35" }), apples)).toBe(350);
  expect(readTarget(fields({ quantity: "300 g" }), apples)).toBe(300);
});

it("returns NaN for an unreadable quantity or target", () => {
  for (const quantity of ["", "abc", "NaN", "1e9", "--2", "∞"]) {
    expect(readTarget(fields({ quantity }), pasta), quantity).toBeNaN();
  }
  expect(readTarget(fields({ intent: "to:-1" }), pasta)).toBeNaN();
});

/** Fields of a form that requests this amount. */
function fieldsOf(amount: DesiredQuantity): [name: string, value: string][] {
  if (amount.kind === "first") return [];
  if (amount.kind === "typed")
    return [
      ["intent", "set"],
      ["quantity", amount.text],
    ];
  const words = { exactly: "to", sure: "sure", atLeast: "least" };
  return [["intent", `${words[amount.kind]}:${amount.value}`]];
}

it("travels in the fields of a form and comes back as it was", () => {
  const value = fc.nat(999_999_999);
  const amounts = fc.oneof(
    fc.record({ kind: fc.constant("exactly" as const), value }),
    fc.record({ kind: fc.constant("atLeast" as const), value }),
    fc.record({ kind: fc.constant("sure" as const), value }),
    fc.record({ kind: fc.constant("typed" as const), text: fc.string({ maxLength: 40 }) }),
    fc.constant({ kind: "first" as const }),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readDesired(new Map(fieldsOf(amount)))).toEqual(amount);
      expect(desiredSchema.parse(amount)).toEqual(amount);
    }),
  );
});
