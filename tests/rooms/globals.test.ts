import { ESLint } from "eslint";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";
import { beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Runs without type-checked rules, because the files of these tests belong to no project. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: `${root}tests/eslint.config.js`,
  overrideConfig: tseslint.configs.disableTypeChecked,
});

/** Rules that reject this source in that file. */
async function refusals(file: string, source: string) {
  const [result] = await eslint.lintText(source, { filePath: `${root}${file}` });
  return result?.messages.map(({ ruleId }) => ruleId);
}

// The first file loads parsers and rules.
beforeAll(() => refusals("app/net/a.ts", ""), 30_000);

const asks = 'export const a = () => fetch("/a");';
const asksWindow = 'export const a = () => window.fetch("/a");';
const keeps = 'export const a = () => caches.open("a");';
const late = "export const A = () => <Await />;";
const madeUp = 'import type { Path } from "~/lib/path"; export const a = "/a" as Path;';
const untyped = 'export { Link } from "@remix-run/react";';
const raw = 'export const A = () => <a href="/nowhere">a</a>;';
const loose = [
  'export const A = () => <p data-loose="">a</p>;',
  "export const a = (one: HTMLElement) => one.dataset.loose;",
];
const selected = "export const a = () => document.querySelector('[data-loose]');";
const styled = "export const A = () => <p style={{}}>a</p>;";

describe("R4: names shared by HTML and script are in lib/marks.ts", () => {
  it.each([
    ["app/features/cart/a.tsx", loose[0] ?? ""],
    ["app/features/cart/a.client.ts", loose[1] ?? ""],
    ["app/enhance/a.ts", selected],
    ["app/enhance/a.ts", selected.replaceAll("'", "`")],
  ])("ESLint refuses a loose shared word in %s: %s", async (file, source) => {
    expect(await refusals(file, source)).toEqual(["no-restricted-syntax"]);
  });
});

describe("imports limited to a few folders", () => {
  it.each([
    ["app/net/a.ts", asks],
    ["app/enhance/a.ts", asks],
    ["app/features/cart/a.test.ts", asks],
    ["app/platform/cache/a.ts", keeps],
    ["app/page/paths.ts", madeUp],
  ])("%s may: %s", async (file, source) => {
    expect(await refusals(file, source)).toEqual([]);
  });

  it.each([
    ["app/ebsn/a.ts", asks, "no-restricted-globals"],
    ["app/features/cart/a.ts", asks, "no-restricted-globals"],
    ["app/features/cart/a.ts", asksWindow, "no-restricted-globals"],
    ["app/platform/cache/a.ts", asks, "no-restricted-globals"],
    ["app/context.ts", asks, "no-restricted-globals"],
    ["app/platform/http/a.ts", keeps, "no-restricted-globals"],
    ["app/net/a.ts", keeps, "no-restricted-globals"],
    ["app/frame/a.tsx", late, "no-restricted-syntax"],
    ["app/features/catalog/late-a.tsx", late, "no-restricted-syntax"],
    ["app/features/catalog/a.tsx", styled, "no-restricted-syntax"],
    ["app/features/cart/a.ts", madeUp, "no-restricted-syntax"],
    ["app/frame/a.tsx", madeUp, "no-restricted-syntax"],
    ["app/features/cart/a.tsx", untyped, "no-restricted-imports"],
    ["app/features/cart/a.tsx", raw, "no-restricted-syntax"],
  ])("%s may not: %s", async (file, source, rule) => {
    expect(await refusals(file, source)).toEqual([rule]);
  });
});
