import { describe, expect, it } from "vitest";
import {
  allScripts,
  apart,
  codeOf,
  modulesOf,
  scriptBytes,
  scripts,
  scriptsApart,
  styleBytes,
} from "./client-bundle";

const kB = 1000;

/**
 * Libraries by their folder in node_modules, and by text that occurs in their code but not in ours.
 */
const libraries = {
  React: ["react", /react\.element|__SECRET_INTERNALS/],
  "React DOM": ["react-dom", /hydrateRoot|createRoot/],
  Remix: ["@remix-run", /__remixContext|remixManifest/],
  i18next: ["i18next", /i18next|initImmediate/],
  jose: ["jose", /ERR_JWE|ERR_JOSE|JWEInvalid/],
  hono: ["hono", /HonoRequest|Hono\b/],
  zod: ["zod", /ZodError|invalid_union|_zod\b/],
  conform: ["@conform-to", /__intent__|conform/],
} as const;

describe("scripts for the browser (brotli)", () => {
  // spec house: first-load script, styles and document within their budgets <- tests/budgets/client-bundle.ts
  it("all scripts together stay within 12 kB, in at most six files", () => {
    expect(scriptBytes(allScripts())).toBeLessThanOrEqual(12 * kB);
    expect(allScripts().length).toBeLessThanOrEqual(6);
  });

  // spec house: first-load script, styles and document within their budgets
  it("all style sheets of a chain together stay within 22 kB", () => {
    expect(styleBytes()).toBeLessThanOrEqual(22 * kB);
  });

  // spec house: first-load script, styles and document within their budgets
  it("each rarely sent script exists once, within its own budget", () => {
    const there = scriptsApart();
    expect(there.map(([name]) => name).sort()).toEqual(Object.keys(apart).sort());
    for (const [name, file] of there) expect(scriptBytes([file]), name).toBeLessThanOrEqual(apart[name] ?? 0);
  });

  it("begins with the hint that compiles every script while it loads", () => {
    for (const file of scripts()) expect(codeOf(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it("uses no Intl, which is slow on its first call (record 054)", () => {
    for (const file of scripts()) expect(codeOf(file), file).not.toMatch(/\bIntl\b|toLocale/);
  });

  it("accounts for every script and the modules in it", () => {
    const modules = modulesOf();
    for (const file of scripts()) expect(modules, file).toHaveProperty([file]);
    expect(Object.values(modules).flat()).toContain("app/entry.client.ts");
  });

  it.each(Object.entries(libraries))("holds no %s in any script", (_library, [folder, words]) => {
    const modules = modulesOf();
    const holding = scripts().filter(
      (file) =>
        modules[file]?.some((path) => path.includes(`node_modules/${folder}/`)) || words.test(codeOf(file)),
    );
    expect(holding).toEqual([]);
  });

  it("holds no module of the backend clients, the Workers or the tenants' settings", () => {
    const modules = Object.values(modulesOf()).flat();
    expect(modules.filter((path) => /^(app\/(ebsn|maps|platform)|workers|tenants)\//.test(path))).toEqual([]);
  });
});
