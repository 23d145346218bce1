import fc from "fast-check";
import { expect, it } from "vitest";
import { householdMax, increase } from "~/lib/quantity";
import { isAllowed } from "~/lib/testing/is-allowed";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import { cartLine } from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { settleQuantity } from "./settle-quantity";

const { shop } = testShop();
const settle = (fields: Record<string, string>, product: ReturnType<typeof sampleProduct>, held: number) =>
  settleQuantity(shop, new Map(Object.entries(fields)), {
    product,
    held,
    form: cartLine(1),
    texts: "cart",
  });
const tomatoes = sampleProduct({ rule: { ...loose, max: 999_000 } });

it("B7: reads 1500 tomatoes as a kilogram and a half, and says so", () => {
  expect(settle({ quantity: "1500" }, tomatoes, 500)).toEqual({
    value: 1500,
    note: { kind: "warn", text: "cart.asGrams", at: { form: "/cart/lines/1" } },
  });
});

it("B7: asks before 999 kg of tomatoes, with that amount", () => {
  const { value, note } = settle({ quantity: "999 kg" }, tomatoes, 500);
  expect([value, note?.text, note?.at]).toEqual([
    undefined,
    "cart.beyond.text",
    { form: "/cart/lines/1", typed: "999 kg", more: 999_000 },
  ]);
  expect(settle({ intent: "sure:999000" }, tomatoes, 500).value).toBe(999_000);
});

it("B7: says beside the quantity that a rule has changed it", () => {
  const text = (quantity: string) =>
    settle({ quantity }, sampleProduct({ rule: { ...pieces, min: 3 } }), 4).note;
  expect(text("2")).toEqual({ kind: "warn", text: "cart.clamped.min", at: { form: "/cart/lines/1" } });
  expect(text("40")?.text).toBe("cart.clamped.max");
});

const rules = fc
  .record({
    by: fc.constantFrom("piece" as const, "pack" as const, "weight" as const),
    first: fc.integer({ min: 1, max: 80 }),
    most: fc.integer({ min: 0, max: 2000 }),
    multiple: fc.integer({ min: 1, max: 12 }),
    locked: fc.boolean(),
  })
  .map(({ by, first, most, multiple, locked }) =>
    by === "weight"
      ? { ...loose, first: first * 50, min: first * 50, max: most * 500 }
      : { ...pieces, by, first, min: first, max: most - (most % multiple), multiple, locked },
  );
const typed = fc.oneof(
  fc.string({ maxLength: 10 }),
  fc.integer({ min: 0, max: 999_999 }).map(String),
  fc
    .tuple(
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(" kg", " g", " etti", "x400 g", " dozzine", " pz", ",5", ".000"),
    )
    .map((parts) => parts.join("")),
);

it("B7: no typed text exceeds a household's quantity without a confirmation", () => {
  fc.assert(
    fc.property(rules, typed, fc.nat(3), (rule, quantity, times) => {
      const product = sampleProduct({ rule });
      let held = 0;
      for (let taps = 0; taps < times; taps += 1) held = increase(rule, held);
      const { value, note } = settle({ intent: "set", quantity }, product, held);
      if (value === undefined) {
        expect(note?.at).toBeDefined();
        return;
      }
      expect(isAllowed(rule, value)).toBe(true);
      expect(value).toBeLessThanOrEqual(Math.max(householdMax[rule.by], increase(rule, held)));
    }),
    { numRuns: 1000 },
  );
});
