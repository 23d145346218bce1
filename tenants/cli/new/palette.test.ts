import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { weakPairs } from "../checks/contrast";
import { themeFor } from "./palette";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

// spec operator: a new chain's files pass the check <- tenants/cli/new/palette.ts
it("a theme made from any colour has no weak contrast", () => {
  fc.assert(
    fc.property(colour, (from) => {
      expect(weakPairs(themeFor("Alba", from))).toEqual([]);
    }),
  );
});

it("a new chain's theme sets exactly the tokens of a bundled theme", () => {
  const set = (css: string) => new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
  expect(set(themeFor("Alba", "#1f5c7a"))).toEqual(set(readFileSync("tenants/loggia/theme.css", "utf8")));
});
