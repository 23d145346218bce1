import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("docs/security.md", root), "utf8");

/** Tests that a row of docs/security.md names, as `file: title`. */
const named = [...text.matchAll(/`([^`]+?\.(?:test|spec)\.tsx?): ([^`]+)`/g)].map(
  ([, file = "", title = ""]) => ({ file, title }),
);

it("docs/security.md names tests, or a reason for an unmet item, in every row", () => {
  expect(named.length).toBeGreaterThan(40);
  const rows = text.split("\n").filter((line) => /^\| V\d/.test(line));
  expect(
    rows.filter((row) => !row.includes("`") && !row.includes("**Not held") && !/\| — +\|$/.test(row)),
  ).toEqual([]);
});

it.each(named)("docs/security.md: $file has $title", ({ file, title }) => {
  expect(existsSync(new URL(file, root))).toBe(true);
  expect(readFileSync(new URL(file, root), "utf8")).toContain(title);
});
