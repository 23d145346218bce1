import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import * as marks from "~/lib/marks";
import packages from "../package.json";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const inside = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter(
      (path) =>
        /\.(tsx?|m?js|css|toml)$|\/tsconfig\.json$/.test(path) &&
        !/\/(node_modules|build|dist|\.wrangler)\//.test(path),
    );

/** Text of every source, style and test except this file. */
const sources = new Map(
  [
    ...["app", "e2e", "tenants", "tests", "workers"].flatMap(inside),
    ...readdirSync(root, "utf8").filter((name) => /\.(ts|toml)$|^tsconfig\.json$/.test(name)),
  ]
    .filter((path) => path !== "tests/house.test.ts")
    .map((path) => [path, read(path)] as const),
);
const filesWith = (pattern: RegExp) =>
  [...sources].flatMap(([path, text]) => (pattern.test(text) ? [path] : []));
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

it.each(Object.entries(marks).filter(([, mark]) => typeof mark === "string"))(
  "R4: %s is a unique attribute and is read by browser code",
  (name, mark) => {
    expect(Object.values(marks).filter((other) => other === mark)).toHaveLength(1);
    const script = filesWith(new RegExp(`\\bmarks\\.${name}\\b`)).filter((path) =>
      /^app\/(enhance|entry\.client|features\/native\/bridge|platform\/offline)|\.client\.ts$/.test(path),
    );
    expect(script).not.toEqual([]);
  },
);

/** Retired names that contradicted the field's terms and had to be looked up (second review). */
const formerNames = [
  ...[
    "keptHtml",
    "keptViews",
    "isShared",
    "pursue",
    "settleLines",
    "inTime",
    "orAfter",
    "untaken",
    "onItsWay",
  ],
  ...["kept-html", "answer-in-place", "pass-on", "settled-texts", "wire-facts"],
  ...["data-own", "data-adds", "data-asks", "data-needs", "data-sends", "cart/lines/:itemId/wishes"],
];

it.each(formerNames)("R6: the former name %s no longer occurs in code or file names", (name) => {
  expect(filesWith(new RegExp(`(?<![\\w-])${name}(?![\\w-])`))).toEqual([]);
  expect([...sources.keys()].filter((path) => basename(path).startsWith(`${name}.`))).toEqual([]);
});

it("R6: no file is called display-case", () => {
  expect([...sources.keys()].filter((path) => basename(path).startsWith("display-case."))).toEqual([]);
});

it("R6: each glossary line has three cells, and each quoted word occurs in the code", () => {
  const rows = read("docs/glossary.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) expect(row.every((cell) => cell !== "") && row.length === 3, row[0]).toBe(true);
  const quoted = rows.flatMap((row) =>
    [...row.join(" ").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word),
  );
  const named = (word: string) =>
    [...sources].some(([path, text]) => path.includes(word) || (!isTest(path) && text.includes(word)));
  expect(quoted.filter((word) => !named(word))).toEqual([]);
});

it("R6: a name of the code quoted in a comment occurs in the code", () => {
  const comment = /\/\*[^]*?\*\/|(?<![:"'`])\/\/[^\n]*/g;
  const code = [...sources.values()].map((text) => text.replace(comment, "")).join("\n");
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const quoted = [...sources].flatMap(([path, text]) =>
    (text.match(comment) ?? []).flatMap((said) =>
      [...said.matchAll(/`(\w*[a-z][A-Z]\w*)(?:\(\))?`/g)].map(([, name = ""]) => ({ path, name })),
    ),
  );
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter(({ name }) => !words.has(name))).toEqual([]);
});

/** Max files in a folder without tests; a newcomer finds no file in a larger folder. */
const mostFiles = 32;
const mostLines = 520;

it("R7: every folder has a limited number of files", () => {
  const counted = new Map<string, number>();
  for (const path of sources.keys()) {
    if (isTest(path) || !/^(app|workers)\/.*\.(tsx?|mjs)$/.test(path)) continue;
    counted.set(dirname(path), (counted.get(dirname(path)) ?? 0) + 1);
  }
  expect(counted.size).toBeGreaterThan(100);
  expect([...counted].filter(([, files]) => files > mostFiles)).toEqual([]);
});

it.each(Object.keys({ ...packages.dependencies, ...packages.devDependencies }))("R7: %s is used", (name) => {
  // Types are used together with their package.
  const of = name.replace(/^@types\//, "");
  const users = filesWith(new RegExp(`["'/\`]${of}["'/@]|^// @vitest-environment ${of}$`, "m"));
  const verbs = Object.values(packages.scripts).filter((script) => script.split(" ").includes(name));
  expect([...users, ...verbs]).not.toEqual([]);
});

it("R9: every source, style and test has a limited number of lines", () => {
  const long = [...sources].filter(([, text]) => text.split("\n").length > mostLines);
  expect(long.map(([path]) => path)).toEqual([]);
});
