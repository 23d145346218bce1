import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, pairs, tokensOf, weakPairs } from "./contrast";
import { readCandidates } from "../files/read";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  it("knows the ends of the scale", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("does not depend on the order", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("reads the ground of a token that also has a picture", () => {
    expect(tokensOf('--hero: #8C2b1b url("/x.svg");').get("hero")).toBe("#8c2b1b");
  });

  it("names a missing colour and a weak pair", () => {
    const weak = weakPairs("--ground: #ffffff; --ink: #999999;");
    expect(weak.find(({ token, ground }) => token === "ink" && ground === "ground")?.ratio).toBeCloseTo(
      2.85,
      1,
    );
    expect(weak.find(({ token, ground }) => token === "ink" && ground === "surface")?.ratio).toBeUndefined();
  });
});

const root = fileURLToPath(new URL("../../..", import.meta.url));
const themes = readCandidates(root).map(({ id, theme }) => [id, theme] as const);

describe.each(themes)("theme of %s", (_, css) => {
  it.each(pairs)("$token on $ground has $least", ({ token, ground, least }) => {
    const tokens = tokensOf(css);
    expect(contrast(tokens.get(token) ?? "", tokens.get(ground) ?? "")).toBeGreaterThanOrEqual(least);
  });
});
