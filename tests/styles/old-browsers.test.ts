import { readdirSync, readFileSync } from "node:fs";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";
import { describe, expect, it } from "vitest";
import * as old from "./old-css";

const assets = new URL("../../build/client/assets/", import.meta.url);
const sheets = readdirSync(assets)
  .filter((file) => file.endsWith(".css"))
  .map((file) => [file, readFileSync(new URL(file, assets), "utf8")] as const);

type Use = { feature: string; selector: string };

const unescaped = (text: string) => text.replace(/\\./g, "");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);
const without = (known: ReadonlySet<string>) => (word: string) => !known.has(word);

const inDeclaration = ({ prop, value }: Declaration): string[] => {
  if (prop.startsWith("--")) return [];
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|#\w+/g, "");
  return [
    ...[prop].filter(without(old.oldProperties)),
    ...all(plain, /([\w-]+)\(/g).filter(without(old.oldFunctions)),
    ...all(plain.replace(/var\([^)]*\)/g, ""), /(?<![\w-])[\d.]+([a-z%]+)/gi).filter(without(old.oldUnits)),
    ...(value === "subgrid" ? ["subgrid"] : []),
    ...(old.newValues.some((one) => one.test(`${prop}:${value}`) && value !== "subgrid")
      ? [`${prop}:${value}`]
      : []),
  ];
};

const inSelector = ({ selector }: Rule): string[] =>
  all(unescaped(selector), /(::?[a-z-]+)/g).filter(without(old.oldSelectors));

const inAtRule = ({ name, params }: AtRule): string[] => [
  ...[name].filter(without(old.oldAtRules)),
  ...(name === "media" ? all(params, /\(\s*([\w-]+)/g).filter(without(old.oldMedia)) : []),
];

/** Features of a sheet newer than Chromium 92 or Safari 14, each with the selectors of its rule. */
function newerIn(css: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === "atrule") uses.push(...inAtRule(node).map((feature) => ({ feature, selector: "*" })));
    if (node.type === "rule" && node.parent?.type === "rule")
      uses.push({ feature: "nesting", selector: node.selector });
    if (node.type === "rule")
      uses.push(...inSelector(node).map((feature) => ({ feature, selector: node.selector })));
    if (node.type !== "decl") return;
    const { parent } = node;
    const selector = parent?.type === "rule" ? (parent as Rule).selector : "*";
    uses.push(...inDeclaration(node).map((feature) => ({ feature, selector })));
  });
  return uses;
}

const isCosmetic = ({ feature, selector }: Use) =>
  old.cosmetic.some((one) => one.feature === feature && [selector, "*"].includes(one.selector));

describe("C1: the style sheets of the build", () => {
  it.each(sheets)("%s uses only features of Chromium 92 and Safari 14, or cosmetic ones", (_file, css) => {
    expect(newerIn(css).filter((use) => !isCosmetic(use))).toEqual([]);
  });

  it("needs every exception", () => {
    const uses = sheets.flatMap(([, css]) => newerIn(css));
    const idle = old.cosmetic.filter(({ feature, selector }) =>
      uses.every((use) => use.feature !== feature || (selector !== "*" && use.selector !== selector)),
    );
    expect(idle).toEqual([]);
  });

  it.each([
    ["body:has(.pay) .topbar{display:none}", ":has"],
    [".a{& .b{color:red}}", "nesting"],
    ["@container (min-width:1px){a{color:red}}", "container"],
    ["@layer base{a{color:red}}", "layer"],
    [".a{inset:0}", "inset"],
    [".a{aspect-ratio:1}", "aspect-ratio"],
    [".a{height:100dvh}", "dvh"],
    [".a{width:max(1px,round(2px))}", "round"],
    [".a{overflow:clip}", "overflow:clip"],
    [".a{align-items:end}", "align-items:end"],
    // An unknown selector drops a rule with all its selectors.
    ["*,::backdrop{margin:0}", "::backdrop"],
  ])("notices %s", (css, feature) => {
    expect(
      newerIn(css)
        .filter((use) => !isCosmetic(use))
        .map((use) => use.feature),
    ).toContain(feature);
  });
});
