import fc from "fast-check";
import { expect, test } from "vitest";
import { compareVersions } from "./compare-versions";

const parts = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 6 });
const sign = (one: string, other: string) => Math.sign(compareVersions(one, other) ?? NaN);

// spec §5: versions are compared as dot-separated digits, otherwise there is no result <- app/lib/compare-versions.ts
test.each([
  ["1.1.26", "1.1.27", -1],
  ["1.1.26", "1.1.26", 0],
  ["1.10", "1.9", 1],
  ["2", "1.99.99", 1],
  ["1.1", "1.1.0", 0],
  ["1.01", "1.1", 0],
  ["1.0", "1.0.1", -1],
  ["1.99999999999999999999", "1.99999999999999999998", 1],
])("compares %s and %s as %i", (one, other, expected) => {
  expect(sign(one, other)).toBe(expected);
});

// spec §5: versions are compared as dot-separated digits, otherwise there is no result
test.each(["", "1.", ".1", "1..2", "v1.2", "1.2-beta", "1,2", " 1", "1\n", "-1", "١", "1.2.x", "1e3"])(
  "returns undefined if %j is either version",
  (text) => {
    expect(compareVersions(text, "1.1.26")).toBeUndefined();
    expect(compareVersions("1.1.26", text)).toBeUndefined();
    expect(compareVersions(text, text)).toBeUndefined();
  },
);

// spec §5: versions are compared as dot-separated digits, otherwise there is no result
test("orders versions by their numbers, symmetrically, and ignores trailing zeros", () => {
  fc.assert(
    fc.property(parts, parts, parts, fc.nat({ max: 3 }), (one, other, third, zeros) => {
      const [a, b, c] = [one, other, third].map((numbers) => numbers.join(".")) as [string, string, string];
      expect(sign(a, b)).toBe(-sign(b, a) + 0);
      expect(sign(a, a)).toBe(0);
      expect(sign(a + ".0".repeat(zeros), a)).toBe(0);
      if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      const first = one.findIndex((part, index) => part !== (other[index] ?? 0));
      if (first >= 0) expect(sign(a, b)).toBe(Math.sign((one[first] ?? 0) - (other[first] ?? 0)));
    }),
  );
});

// spec §5: versions are compared as dot-separated digits, otherwise there is no result
test("compares a text only if it consists of digits and dots", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0129.. -avx") }), (text) => {
      const isVersion = text !== "" && text.split(".").every((part) => /^\d+$/.test(part));
      expect(compareVersions(text, "1") !== undefined).toBe(isVersion);
    }),
  );
});
