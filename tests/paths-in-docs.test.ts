import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const inside = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((path) => folder + path);

/** Every existing file and folder, by its address from the root. */
const there = [
  ...readdirSync(root, "utf8"),
  ...["app/", "docs/", "e2e/", "public/", "tenants/", "tests/", "workers/"].flatMap(inside),
];

/**
 * Texts that name files. Skips the generated coverage page, and docs/wire.md, which names addresses
 * of the backend.
 */
const texts = ["README.md", ...inside("docs/").filter((path) => path.endsWith(".md"))].filter(
  (path) => path !== "docs/spec-coverage.md" && path !== "docs/wire.md",
);

/**
 * True for `app/routes.ts`, `workers/run/`, or a partial address of a source file: `page/paths.ts`.
 */
const isAddress = (word: string) =>
  /^[\w.$@-]+(\/[\w.$@()-]+)*\/?$/.test(word) &&
  (/^(app|docs|e2e|public|tenants|tests|workers)\//.test(word) || /\/.*\.(tsx?|mjs|css|json|md)$/.test(word));

/** Addresses of files that this text has in backticks. */
function namedIn(text: string): string[] {
  const words = [...readFileSync(new URL(text, root), "utf8").matchAll(/`([^`\n]+)`/g)];
  return words.map(([, word = ""]) => word.replace(/:.*/, "")).filter(isAddress);
}

it("R8: finds the paths of files to look at", () => {
  expect(texts.flatMap(namedIn).length).toBeGreaterThan(100);
});

it.each(texts)("R8: %s names existing files", (text) => {
  const gone = namedIn(text).filter((word) => {
    const address = word.replace(/\/$/, "");
    return !there.some((path) => path === address || path.endsWith(`/${address}`));
  });
  expect(gone).toEqual([]);
});
