import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuantityRule } from "~/model/quantity";
import { ceiling, decrease, firstAdd, increase, minusTarget, clampToRule } from "./quantity";
import { isAllowed } from "./testing/is-allowed";

const rule = (change: Partial<QuantityRule>): QuantityRule => ({
  by: "piece",
  first: 1,
  min: 1,
  max: 100,
  step: 1,
  multiple: 1,
  locked: false,
  ...change,
});
const crate = rule({ multiple: 6, max: 60 });
const lockedCrate = rule({ multiple: 6, step: 6, locked: true, max: 60, min: 6, first: 6 });
const apples = rule({ by: "weight", first: 500, min: 500, step: 100, max: 5000 });

const counted = fc
  .record({
    by: fc.constantFrom("piece" as const, "pack" as const),
    min: fc.integer({ min: 1, max: 15 }),
    packages: fc.integer({ min: 0, max: 20 }),
    multiple: fc.integer({ min: 1, max: 12 }),
    locked: fc.boolean(),
  })
  .map(({ packages, ...values }) => rule({ ...values, first: values.min, max: packages * values.multiple }));
const weighed = fc
  .record({
    first: fc.integer({ min: 50, max: 2000 }),
    extra: fc.integer({ min: 0, max: 500 }),
    step: fc.integer({ min: 1, max: 500 }),
    max: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ extra, ...values }) => rule({ ...values, by: "weight", min: values.first + extra }));
const anyRule = fc.oneof(counted, weighed);
const typed = fc.oneof(
  fc.integer({ min: -10, max: 30_000 }),
  fc.double(),
  fc.constantFrom(NaN, Infinity, 1e9, -1),
);

/** All allowed quantities, by pressing plus from 0. */
function ladder(of: QuantityRule): number[] {
  const steps = [0];
  for (let at = 0, next = increase(of, 0); next !== at; at = next, next = increase(of, at)) steps.push(next);
  return steps;
}

describe("plus and minus", () => {
  // spec §4: package and non-package switch at QTY_MULT; locked quantities in multiples, capped at MAXACQ <- app/lib/quantity.ts
  test("plus and minus step a crate by pieces up to a package, then by packages (§4)", () => {
    expect([0, 1, 5, 6, 7, 12].map((value) => increase(crate, value))).toEqual([1, 2, 6, 12, 12, 18]);
    expect([12, 7, 6, 2, 1].map((value) => decrease(crate, value))).toEqual([6, 6, 5, 1, 0]);
  });

  // spec §4: package and non-package switch at QTY_MULT; locked quantities in multiples, capped at MAXACQ
  // spec catalogue: §4 pieces turn to packages at QTY_MULT; §5 steps, snaps, minimum, maximum, loose goods below WEIGHT_SELLING are 0 <- app/lib/quantity.ts, app/ebsn/catalog/mapping/rule.ts
  test("plus and minus step by pieces below the multiple and by packages above (§4)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.nat(200), (multiple, value) => {
        const free = rule({ multiple, max: multiple * 20 });
        const more = increase(free, value);
        if (value < multiple) expect(more).toBe(value + 1);
        else if (more > value) expect(more % multiple).toBe(0);
        const less = decrease(free, value);
        if (value > multiple) expect(Number(less) % multiple).toBe(0);
        else expect(less).toBe(Math.max(0, value - 1));
      }),
    );
  });

  // spec catalogue: §4 pieces turn to packages at QTY_MULT; §5 steps, snaps, minimum, maximum, loose goods below WEIGHT_SELLING are 0
  test("loose goods below their first weight fall to 0 and stay whole grams (§5)", () => {
    fc.assert(
      fc.property(weighed, fc.nat(20_000), (of, grams) => {
        const least = firstAdd(of);
        if (least > 0 && grams <= least) expect(decrease(of, grams)).toBe(0);
        for (const value of [increase(of, grams), decrease(of, grams), clampToRule(of, grams).value])
          expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });

  // spec §4: package and non-package switch at QTY_MULT; locked quantities in multiples, capped at MAXACQ
  test("locked goods step by whole packages", () => {
    expect([0, 6, 12, 60].map((value) => increase(lockedCrate, value))).toEqual([6, 12, 18, 60]);
    expect([12, 6].map((value) => decrease(lockedCrate, value))).toEqual([6, 0]);
  });

  // spec attacked: S6 a typed weight below WEIGHT_SELLING is none
  test("S6: a typed weight below the first weight becomes 0 (§5)", () => {
    expect(clampToRule(apples, 499)).toEqual({ value: 0, changed: "min" });
    expect(clampToRule(apples, 500)).toEqual({ value: 500 });
    fc.assert(
      fc.property(weighed, fc.integer({ min: 1, max: 2000 }), (of, grams) => {
        if (grams < of.first && grams <= ceiling(of)) expect(clampToRule(of, grams).value).toBe(0);
      }),
    );
  });

  test("loose goods start at the first weight and return to 0 below it (§5)", () => {
    expect([0, 500, 550, 5000].map((value) => increase(apples, value))).toEqual([500, 600, 600, 5000]);
    expect([700, 650, 600, 500, 400].map((value) => decrease(apples, value))).toEqual([600, 600, 500, 0, 0]);
  });

  // spec §4: minus: 0 asks to remove, below the minimum raises the minimum error <- app/features/cart/quantity/quantity-form.tsx, app/features/cart/line/routes/line.tsx, app/lib/quantity.ts
  test("minus reports below-min at the minimum instead of a removal", () => {
    const three = rule({ min: 3, first: 3 });
    expect(increase(three, 0)).toBe(3);
    expect(decrease(three, 4)).toBe(3);
    expect(decrease(three, 3)).toBe("below-min");
    expect([4, 3].map((value) => minusTarget(three, value))).toEqual([3, 2]);
    expect(decrease(rule({ ...lockedCrate, min: 12, first: 12 }), 12)).toBe("below-min");
  });

  test("plus keeps and minus lowers a quantity now above the max", () => {
    const gone = rule({ max: 0 });
    expect(firstAdd(gone)).toBe(0);
    expect(increase(gone, 3)).toBe(3);
    expect(decrease(gone, 3)).toBe(0);
    expect(decrease(rule({ max: 4 }), 9)).toBe(4);
  });

  // spec §5: quantities: steps, multiples, minimum, weights, three decimals, maximum <- app/lib/quantity.ts, app/ebsn/transport/wire/quantity.ts
  test("every step of plus is allowed and minus leads back down", () => {
    fc.assert(
      fc.property(anyRule, (of) => {
        const steps = ladder(of);
        for (const value of steps) expect(isAllowed(of, value)).toBe(true);
        expect(steps.at(-1)).toBe(ceiling(of));
        const top = steps.length - 1;
        steps.slice(0, -1).forEach((value, at) => {
          const back = decrease(of, steps[at + 1] ?? 0);
          // The maximum may cut the last plus short, and the minimum may be between two packages.
          if (at + 1 < top && value !== firstAdd(of) && value > 0) expect(back).toBe(value);
          if (value === 0) expect(back === 0 || back === "below-min").toBe(true);
          if (back !== "below-min") expect(isAllowed(of, back)).toBe(true);
        });
      }),
    );
  });

  test("plus and minus stay in bounds from any quantity", () => {
    fc.assert(
      fc.property(anyRule, fc.nat(30_000), (of, value) => {
        const more = increase(of, value);
        expect(more).toBeGreaterThanOrEqual(value);
        if (more !== value) expect(isAllowed(of, more)).toBe(true);
        const less = decrease(of, value);
        if (less !== "below-min") {
          expect(isAllowed(of, less)).toBe(true);
          if (value > 0) expect(less).toBeLessThan(value);
        }
      }),
    );
  });
});

describe("a typed quantity", () => {
  // spec §5: quantities: steps, multiples, minimum, weights, three decimals, maximum
  test("a typed quantity names the rule that changed it", () => {
    expect(clampToRule(crate, 7)).toEqual({ value: 7 });
    expect(clampToRule(lockedCrate, 7)).toEqual({ value: 6, changed: "multiple" });
    expect(clampToRule(lockedCrate, 9)).toEqual({ value: 12, changed: "multiple" });
    expect(clampToRule(rule({ ...lockedCrate, min: 1 }), 2)).toEqual({ value: 6, changed: "multiple" });
    expect(clampToRule(crate, 61)).toEqual({ value: 60, changed: "max" });
    expect(clampToRule(rule({ min: 3 }), 2)).toEqual({ value: 3, changed: "min" });
    expect(clampToRule(apples, 640)).toEqual({ value: 600, changed: "step" });
    expect(clampToRule({ ...apples, min: 700 }, 600)).toEqual({ value: 700, changed: "min" });
    expect(clampToRule(rule({}), 1.5)).toEqual({ value: 2, changed: "step" });
    expect(clampToRule(rule({ max: 0 }), 1)).toEqual({ value: 0, changed: "max" });
  });

  test("an invalid typed quantity becomes 1, never a removal", () => {
    for (const slip of [NaN, -1, -Infinity, Infinity]) {
      expect(clampToRule(crate, slip)).toEqual({ value: 1, changed: "invalid" });
    }
    expect(clampToRule(crate, 0)).toEqual({ value: 0 });
  });

  // spec §5: quantities: steps, multiples, minimum, weights, three decimals, maximum
  // spec catalogue: §4 pieces turn to packages at QTY_MULT; §5 steps, snaps, minimum, maximum, loose goods below WEIGHT_SELLING are 0
  test("a settled quantity is always allowed and stays the same when settled again", () => {
    fc.assert(
      fc.property(anyRule, typed, (of, value) => {
        const settled = clampToRule(of, value);
        expect(isAllowed(of, settled.value)).toBe(true);
        expect(clampToRule(of, settled.value)).toEqual({ value: settled.value });
        expect(settled.changed === undefined).toBe(settled.value === value);
      }),
    );
  });
});
