import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readTags, type TaggedTest } from "./tags";

/** Sections of docs/spec-coverage.md in the page's order, by their key in the tags. */
export const sections: Record<string, string> = {
  "§1": "§1 What the product does",
  "§2.1": "§2.1 Routes",
  "§2.2": "§2.2 Shell",
  "§2.3": "§2.3 Dialogs, each a page first",
  "§2.4": "§2.4 Cart views",
  "§3": "§3 Entities",
  "§4": "§4 States and transitions",
  "§5": "§5 Validation",
  "§6": "§6 Roles",
  "§7": "§7 Calls",
  "§8": "§8 Errors",
  "§9": "§9 Constants",
  house: "The house",
  catalogue: "The catalogue, whole",
  delivery: "Where and when",
  attacked: "Attacked, and mended",
  light: "Light",
  paying: "Paying",
  orders: "Orders, and changing one",
  again: "Attacked, measured and read again",
  law: "The law of an Italian shop",
  operator: "What an operator runs",
};

const head = `<!-- prettier-ignore-start -->
# What the specification asks, where it is done, and what shows it

\`npm run coverage\` writes this page from the tags of the tests; nobody edits it. A tag is a comment line directly above a test,
\`// spec §2.1: /login <- app/a.ts, app/b.ts\`: the section, the point, and the files that do it. A further test of the same point has the line without
the files. \`npm run check\` fails when the page is out of date, when a named file does not exist, and when a tagged test does not run.

§ names a section of the product's specification. A letter with a number (F3, S15, X23, H7, U10) names a point of the lists of findings beside it; the
sentence that follows says which.
`;

export type Coverage = { page: string; faults: string[] };

/**
 * Builds the page from the tags and lists the tags' faults. `exists` checks a path from the root.
 */
export function coverageOf(tests: TaggedTest[], exists: (file: string) => boolean): Coverage {
  const faults: string[] = [];
  const points = new Map<
    string,
    { section: string; point: string; files: Set<string>; tests: Set<string> }
  >();
  for (const { section, point, files, file, title } of tests) {
    if (!(section in sections)) faults.push(`${file}: no section "${section}" (${point})`);
    const key = `${section}: ${point}`;
    const entry = points.get(key) ?? { section, point, files: new Set(), tests: new Set() };
    points.set(key, entry);
    files.forEach((name) => entry.files.add(name));
    entry.tests.add(`${file} › ${title}`);
  }
  for (const [key, { files }] of points) {
    if (files.size === 0) faults.push(`no tag of "${key}" names the files that do it`);
    faults.push(
      ...[...files].filter((name) => !exists(name)).map((name) => `${name} does not exist (${key})`),
    );
  }
  const sorted = [...points.values()].sort((a, b) => a.point.localeCompare(b.point, "en", { numeric: true }));
  const blocks = Object.entries(sections).flatMap(([key, title]) => {
    const rows = sorted.filter(({ section }) => section === key);
    return rows.length === 0 ? [] : [`## ${title}\n\n${rows.map(row).join("\n")}\n`];
  });
  return { page: [head, ...blocks, "<!-- prettier-ignore-end -->\n"].join("\n"), faults };
}

const row = ({ point, files, tests }: { point: string; files: Set<string>; tests: Set<string> }) =>
  [
    `- ${point.replaceAll("*", "\\*")}`,
    `  - ${[...files].map((name) => `\`${name}\``).join(", ")}`,
    ...[...tests].map((test) => `  - \`${test}\``),
  ].join("\n");

/** Builds the coverage page of the project at `root`. */
export function coverageOfProject(root: string): Coverage {
  const found = ["app", "tenants", "workers", "tests", "e2e"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes("node_modules"))
    .sort()
    .map((file) => readTags(file, readFileSync(join(root, file), "utf8")));
  const { page, faults } = coverageOf(
    found.flatMap(({ tests }) => tests),
    (file) => existsSync(join(root, file)),
  );
  return { page, faults: [...found.flatMap((one) => one.faults), ...faults] };
}
