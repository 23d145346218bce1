import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../docs/decisions/", import.meta.url);

test("the index of decisions names each record once, by its title", () => {
  const records = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));
  const titled = records.map((name) => {
    const [first = ""] = readFileSync(new URL(name, folder), "utf8").split("\n");
    const [, number = "", title = ""] = /^# (\d{3}) (.+)$/.exec(first) ?? [];
    return `[${number}](${name}) ${title}`;
  });
  const index = readFileSync(new URL("README.md", folder), "utf8");
  const lines = index.split("\n").filter((line) => line.startsWith("- "));
  expect(lines.map((line) => line.slice(2).replace(/ \([^()]*\)$/, "")).sort()).toEqual(titled.sort());
});
