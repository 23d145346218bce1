import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { tenantTexts } from "~/i18n/server";
import { isPage, routes } from "../route-table";
import {
  allScripts,
  brotli,
  codeOf,
  firstLoadScripts,
  modulesOf,
  scriptBytes,
  styleBytes,
} from "./client-bundle";

const kB = 1000;
const pages = ["/", "/category/*", "/product/:slug", "/cart"];

/** The longest Italian texts of any chain: a page cannot hydrate before it has them. */
const textBytes = () =>
  Math.max(...Object.values(tenants).map((tenant) => brotli(tenantTexts(tenant, "it").json)));

/** Libraries by their folder in node_modules and by text that occurs in their code and not in ours. */
const libraries = {
  i18next: ["i18next", /i18next|initImmediate/],
  jose: ["jose", /ERR_JWE|ERR_JOSE|JWEInvalid/],
  hono: ["hono", /HonoRequest|Hono\b/],
  "server half of Remix": ["@web3-storage", /malformed multipart-form header/],
  zod: ["zod", /ZodError|invalid_union|_zod\b/],
  conform: ["@conform-to", /__intent__|conform/],
} as const;
type Library = keyof typeof libraries;

/** Which of these scripts contain the library, by the build's list of modules or by their text. */
function holding(library: Library, files: string[]): string[] {
  const [folder, words] = libraries[library];
  const modules = modulesOf();
  return files.filter(
    (file) =>
      modules[file]?.some((path) => path.includes(`node_modules/${folder}/`)) || words.test(codeOf(file)),
  );
}

const addressForms = ["/delivery/address/:addressId/edit", "/delivery/address/new"];

describe("first load, brotli", () => {
  it.each(pages)("scripts of %s stay within 95 kB", (page) => {
    expect(scriptBytes(firstLoadScripts(page))).toBeLessThanOrEqual(95 * kB);
  });

  it.each(pages)("scripts and texts of %s stay within 106 kB", (page) => {
    expect(scriptBytes(firstLoadScripts(page)) + textBytes()).toBeLessThanOrEqual(106 * kB);
  });

  it("styles stay within 14 kB", () => {
    expect(styleBytes()).toBeLessThanOrEqual(14 * kB);
  });
});

describe("what the browser is sent", () => {
  it("is accounted for: every script, with the modules in it", () => {
    const modules = modulesOf();
    expect(Object.keys(modules).sort()).toEqual(
      allScripts()
        .filter((name) => !name.startsWith("assets/manifest-"))
        .sort(),
    );
    const all = Object.values(modules).flat();
    expect(all).toContain("app/entry.client.tsx");
    expect(all.some((path) => path.startsWith("node_modules/react-dom/"))).toBe(true);
  });

  it.each(["i18next", "jose", "hono", "server half of Remix"] as const)(
    "holds no %s, in no script",
    (library) => {
      expect(holding(library, allScripts())).toEqual([]);
    },
  );

  it.each([
    ["zod", addressForms],
    ["conform", [...addressForms, "/login"]],
  ] as const)(
    "holds %s for forms that are checked while one types, and for no other page",
    (library, forms) => {
      const loading = routes
        .filter((route) => isPage(route) && holding(library, firstLoadScripts(route.pattern)).length > 0)
        .map(({ pattern }) => pattern);
      expect(loading.sort()).toEqual(forms);
    },
  );

  it("holds nothing of the backend's clients, the Workers or the chains' settings but types", () => {
    const modules = Object.values(modulesOf()).flat();
    expect(modules.filter((path) => /^(app\/(ebsn|maps)|workers|tenants)\//.test(path))).toEqual([]);
  });
});
