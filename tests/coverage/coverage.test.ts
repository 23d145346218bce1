import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { coverageOf, coverageOfProject } from "./page";
import { readTags } from "./tags";

const root = fileURLToPath(new URL("../../", import.meta.url));
const inFile = (text: string, file = "app/a.test.ts") => readTags(file, text.replaceAll("//: ", "// spec "));

describe("T16: docs/spec-coverage.md is made from the tests' own tags", () => {
  // spec again: T16 this page is made from the tests' own tags <- tests/coverage/page.ts, tests/coverage/tags.ts
  it("is up to date, names files that exist and tests that run", () => {
    const { page, faults } = coverageOfProject(root);
    expect(faults).toEqual([]);
    const written = readFileSync(`${root}docs/spec-coverage.md`, "utf8");
    expect(written === page, "docs/spec-coverage.md is out of date: npm run coverage").toBe(true);
  });

  it("a tag belongs to the test below it, in any notation", () => {
    const { tests, faults } = inFile(
      [
        "describe('d', () => {",
        "  //: §1: one <- app/a.ts, app/b.ts",
        "  //: §2.1: two: more",
        "  it('plain', () => {});",
        "  //: §1: one",
        "  it.each([",
        "    [1],",
        "  ])('%s of many', () => {});",
        "  //: §1: one",
        "  for (const chain of chains)",
        "    for (const way of ways)",
        "      test(`of ${chain}`, { tag: 'x' }, () => {});",
        "});",
      ].join("\n"),
    );
    expect(faults).toEqual([]);
    expect(tests.map(({ section, point, files, title }) => [section, point, files, title])).toEqual([
      ["§1", "one", ["app/a.ts", "app/b.ts"], "plain"],
      ["§2.1", "two: more", [], "plain"],
      ["§1", "one", [], "%s of many"],
      ["§1", "one", [], "of ${chain}"],
    ]);
  });

  it.each([
    ["nothing follows it", "//: §1: a <- b\n"],
    ["something else follows it", "//: §1: a <- b\nconst c = 1;"],
    ["an empty line follows it", "//: §1: a <- b\n\nit('t', f);"],
    ["its test is skipped", "//: §1: a <- b\nit.skip('t', f);"],
    ["its test is still to be written", "//: §1: a <- b\nit.todo('t');"],
    ["its group is skipped", "describe.skip('d', () => {\n//: §1: a <- b\nit('t', f);\n});"],
    ["its project leaves it out", "test.describe.fixme('d', () => {\n//: §1: a <- b\ntest('t', f);\n});"],
    ["it has no section", "//: a <- b\nit('t', f);"],
  ])("a tag is a fault if %s", (_, text) => {
    const { tests, faults } = inFile(text);
    expect(tests).toEqual([]);
    expect(faults).toHaveLength(1);
  });

  it("a tag in a file outside every runner is a fault", () => {
    const test = "//: §1: a <- b\nit('t', f);";
    expect(inFile(test, "e2e/a.test.ts").faults).toHaveLength(1);
    expect(inFile(test, "app/a.spec.ts").faults).toHaveLength(1);
    expect(inFile(test, "e2e/journeys/a.spec.ts").faults).toEqual([]);
    expect(inFile(test, "tests/budgets/a.spec.ts").faults).toEqual([]);
  });

  it("a point needs a section and an existing file, and is one row with all its tests", () => {
    const tagged = { section: "§1", point: "p", files: [], file: "a.test.ts", title: "t" };
    const { page, faults } = coverageOf(
      [
        { ...tagged, title: "first", files: ["app/a.ts"] },
        { ...tagged, title: "second" },
        { ...tagged, point: "q", files: ["app/gone.ts"] },
        { ...tagged, point: "r" },
        { ...tagged, section: "§99", files: ["app/a.ts"] },
      ],
      (file) => file === "app/a.ts",
    );
    expect(page).toContain("- p\n  - `app/a.ts`\n  - `a.test.ts › first`\n  - `a.test.ts › second`\n");
    expect(faults).toEqual([
      'a.test.ts: no section "§99" (p)',
      "app/gone.ts does not exist (§1: q)",
      'no tag of "§1: r" names the files that do it',
    ]);
  });
});
