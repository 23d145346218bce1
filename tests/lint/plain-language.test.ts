import { readdirSync, readFileSync } from "node:fs";
import { Linter } from "eslint";
import { expect, it } from "vitest";
import { plainLanguage, roundabout } from "./plain-language.js";

function messages(code: string): string[] {
  const linter = new Linter();
  const rules = { "plain/comments": "error", "plain/titles": "error" } as const;
  return linter.verify(code, [{ plugins: { plain: plainLanguage }, rules }]).map(({ message }) => message);
}

it.each([
  ["// What of a key may be told."],
  ["// Whoever began before is the one that is waited for."],
  ["/** Keeps one that is dropped. */"],
  ["/** Loaded where nobody wants none of them. */"],
  ["// Returns the price.\n// Of others, the oldest."],
])("rejects the comment %j", (code) => {
  expect(messages(code)).not.toEqual([]);
});

it.each([
  ["// The first caller renders; later callers wait for its result."],
  ["/** Max age of a stale value, in seconds. */"],
  ["// spec §2.1: what is said of /login <- app/a.ts"],
])("accepts the comment %j", (code) => {
  expect(messages(code)).toEqual([]);
});

it("rejects comments wider than 100 columns", () => {
  expect(messages(`// ${"word ".repeat(20)}`)).toEqual(["Comments have at most 100 columns."]);
});

it.each([
  ['it("who has refused is counted by nobody", run);'],
  ['test.each(cases)("S8: what is lost", run);'],
  [`describe("${"long ".repeat(21)}", run);`],
])("rejects the title of %s", (code) => {
  expect(messages(code)).not.toEqual([]);
});

it("accepts a title that states a behaviour", () => {
  expect(messages('it("S8: refuses an expired token", run);')).toEqual([]);
});

const styleSheets = ["app", "tenants"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => `${folder}/${name}`),
);

it.each(styleSheets)("the comments of %s are plain and at most 100 columns wide", (file) => {
  const comments = readFileSync(file, "utf8").match(/\/\*[\s\S]*?\*\//g) ?? [];
  for (const comment of comments) {
    const text = comment
      .slice(2, -2)
      .replace(/^\s*\*+ ?/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    expect(roundabout(text), text).toBeUndefined();
    expect(comment.split("\n").filter((line) => line.length > 100)).toEqual([]);
  }
});
