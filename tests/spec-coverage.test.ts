import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { titlesThatRun, type RunTitles } from "./runners";

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("docs/spec-coverage.md", root), "utf8");

type Entry = { what: string; files: string[]; tests: { file: string; title: string }[] };

/** `- what`, and indented below it the files of one line and a `file › title` on each other line. */
function read(markdown: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of markdown.split("\n")) {
    const [, what] = /^- (.+)$/.exec(line) ?? [];
    if (what) entries.push({ what, files: [], tests: [] });
    if (!/^ {2}- /.test(line)) continue;
    for (const [, name = ""] of line.matchAll(/`([^`]+)`/g)) {
      const [file = "", title] = name.split(" › ");
      if (title === undefined) entries.at(-1)?.files.push(file);
      else entries.at(-1)?.tests.push({ file, title });
    }
  }
  return entries;
}

const entries = read(text);

describe("docs/spec-coverage.md", () => {
  let running: RunTitles;
  beforeAll(() => {
    running = titlesThatRun();
  }, 120_000);

  it("has entries, each with files and tests, and no other line", () => {
    expect(entries.length).toBeGreaterThan(150);
    expect(entries.filter(({ files, tests }) => files.length === 0 || tests.length === 0)).toEqual([]);
    const odd = text
      .split("\n")
      .filter((line) => /^\s*[-*|]/.test(line) && !/^(- \S| {2}- `[^`]+`)/.test(line));
    expect(odd).toEqual([]);
  });

  it("knows what runs from the runners' own lists", () => {
    expect(
      running
        .get("tests/spec-coverage.test.ts")
        ?.has("has entries, each with files and tests, and no other line"),
    ).toBe(true);
    expect(running.get("e2e/streaming.spec.ts")?.size).toBeGreaterThan(1);
    expect([...running.keys()].filter((file) => !/\.(test|spec)\.tsx?$/.test(file))).toEqual([]);
  });

  it.each(entries)("$what: its files exist, and its tests run", ({ files, tests }) => {
    expect(files.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
    expect(tests.filter(({ file, title }) => !running.get(file)?.has(title))).toEqual([]);
  });
});
