import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, darkTokensOf, pairs, tokensOf, weakPairs } from "./contrast";
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

describe("a theme's colours on a dark screen", () => {
  const light = ":root { --ground: #ffffff; --ink: #000000; --price: var(--ink); }";
  const dark =
    "@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; --ink: #eeeeee; } }";

  it("replace the light ones, also through tokens, without changing the light ones", () => {
    expect(darkTokensOf(light + dark)?.get("price")).toBe("#eeeeee");
    expect(tokensOf(light + dark).get("price")).toBe("#000000");
  });

  it("are reported apart if weak: white letters on an unchanged white ground", () => {
    const weak = weakPairs(light + dark).find((pair) => pair.token === "ink" && pair.ground === "ground");
    expect(weak).toMatchObject({ dark: true });
  });

  it("are undefined without a dark theme, and empty for circular tokens", () => {
    expect(darkTokensOf(light)).toBeUndefined();
    expect(tokensOf("--one: var(--two); --two: var(--one);").size).toBe(0);
  });
});

const root = fileURLToPath(new URL("../../..", import.meta.url));
const themes = readCandidates(root).map(({ id, theme }) => [id, theme] as const);

describe.each(themes)("theme of %s", (_, css) => {
  it.each(pairs)("$token on $ground has $least, on a dark screen too", ({ token, ground, least }) => {
    for (const tokens of [tokensOf(css), darkTokensOf(css)])
      expect(contrast(tokens?.get(token) ?? "", tokens?.get(ground) ?? "")).toBeGreaterThanOrEqual(least);
  });
});
