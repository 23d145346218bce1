import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("docs/spec-coverage.md", root), "utf8");

/** `| what | file | test |` rows; several files or tests are divided by commas. */
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\|\s*(-+|what)\s*\|/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("docs/spec-coverage.md", () => {
  it("has rows of three cells", () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell === ""))).toEqual([]);
  });

  it.each(rows)("%s: file and test exist", (_what, files, tests) => {
    const named = [files, tests].flatMap((cell) => (cell ?? "").split(",").map((name) => name.trim()));
    expect(named.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
  });
});
