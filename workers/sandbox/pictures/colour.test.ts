import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast, darken, legible, lighten, luminance, mix, nuance, readable } from "./colour";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("mixes from the first colour to the second", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#000");
  expect(mix("#000000", "#ffffff", 1)).toBe("#fff");
});

it("lightens and darkens", () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(luminance(lighten(colour, 0.5))).toBeGreaterThanOrEqual(luminance(colour) * 0.97);
      expect(luminance(darken(colour, 0.5))).toBeLessThanOrEqual(luminance(colour) + 0.01);
    }),
  );
});

it("finds an ink that can be read on any ground", () => {
  fc.assert(fc.property(hex, hex, (ground, wanted) => contrast(ground, readable(ground, wanted)) >= 4.3));
});

it("makes any ground fit for small print, and leaves fit ones alone", () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const ground = legible(colour);
      expect(Math.max(contrast(ground, "#fffaf0"), contrast(ground, "#2b2622"))).toBeGreaterThanOrEqual(5.6);
      expect(legible(ground)).toBe(ground);
    }),
  );
});

it("gives whole hex colours for every nuance", () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: -30, max: 30 }), (colour, degrees) => {
      expect(nuance(colour, degrees, 0.05)).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);
    }),
  );
});
