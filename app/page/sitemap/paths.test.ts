import { expect, test, vi } from "vitest";
import { CmsError } from "~/cms/errors";
import { EbsnError } from "~/ebsn/errors";
import type { SafeHtml } from "~/model/content";
import type { Category } from "~/model/catalogue";
import { sampleStore } from "~/features/delivery/testing/samples";
import { categoryPaths, contentPaths, pagePaths, productCount, productPaths, type KnownPage } from "./paths";

const category = (slug: string, more: Partial<Category> = {}): Category => ({
  id: 1,
  name: slug,
  slug,
  hidden: false,
  children: [],
  ...more,
});

/** A backend with this number of products. */
const shopOf = (items: number) =>
  vi.fn(async ({ page, pageSize }: { page: number; pageSize: number }) => ({
    slugs: Array.from({ length: items }, (_, index) => `p-${index + 1}`).slice(
      (page - 1) * pageSize,
      page * pageSize,
    ),
    paging: { page, pages: Math.ceil(items / pageSize), items, pageSize },
  }));

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410 <- app/page/sitemap/paths.ts, app/page/sitemap/robots-text.ts, app/page/seo.ts
test("lists visible departments with all below them", async () => {
  const tree = async () => [
    category("frutta", {
      children: [category("frutta/mele", { children: [category("frutta/mele/golden")] })],
    }),
    category("timeslot-selector", { hidden: true, children: [category("timeslot-selector/x")] }),
  ];
  expect(await categoryPaths({ tree })).toEqual([
    "/category/frutta",
    "/category/frutta/mele",
    "/category/frutta/mele/golden",
  ]);
});

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
test("every product stands in exactly one file", async () => {
  const slugs = shopOf(10_001);
  expect(await productCount({ slugs })).toBe(10_001);
  const files = [
    await productPaths({ slugs }, 1),
    await productPaths({ slugs }, 2),
    await productPaths({ slugs }, 3),
  ];
  expect(files.map((file) => file.length)).toEqual([5000, 5000, 1]);
  expect(new Set(files.flat()).size).toBe(10_001);
  expect(await productPaths({ slugs }, 4)).toEqual([]);
});

test("sends only two requests for a small shop", async () => {
  const slugs = shopOf(700);
  await productPaths({ slugs }, 1);
  expect(slugs).toHaveBeenCalledTimes(2);
});

const always = ["/", "/catalog", "/volantini", "/consegna", "/negozi", "/lista-veloce", "/recesso"];

test("lists flyers and stores, and leaves them out if the backend fails", async () => {
  const flyer = {
    id: 1,
    name: "Offerte",
    slug: "offerte",
    pages: [{ picture: "/0.png", cover: "/0.png", thumb: "/0.png" }],
  };
  const places = {
    stores: async () => [sampleStore],
    branches: async () => [{ ...sampleStore, warehouseId: 1 }],
  };
  expect(await pagePaths({ flyers: { list: async () => [flyer] }, places })).toEqual([
    ...always,
    "/volantini/offerte",
    "/negozi/la-loggia-appia-nuova",
  ]);
  const down = async () => {
    throw new EbsnError("down", "leaflet/search");
  };
  expect(await pagePaths({ flyers: { list: down }, places: { stores: down, branches: down } })).toEqual(
    always,
  );
});

const bundled = [
  "/page/consegna-a-casa",
  "/page/condizioni-di-vendita",
  "/page/privacy",
  "/page/diritto-di-recesso",
  "/page/dichiarazione-di-accessibilita",
  "/page/reclami",
];
const pathsIn = (pages: KnownPage[]) => pages.map(({ path }) => path);
const asks = ["/faq", "/vantaggi", "/servizio-clienti"];

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
test("lists the editors' pages, and only the bundled pages without a content system", async () => {
  const entry = { id: 1, slug: "consegna", title: "Consegna", html: "" as SafeHtml };
  const cms = {
    pages: async () => [{ slug: "privacy", modified: "2026-03-02T08:14:07Z" }, { slug: "premi" }],
    entries: async () => ({ entries: [entry], total: 1, pages: 1 }),
  };
  expect(pathsIn(await contentPaths(cms))).toEqual([...bundled, "/page/premi", ...asks, "/faq/consegna"]);
  expect(await contentPaths(cms)).toContainEqual({
    path: "/page/privacy",
    modified: "2026-03-02T08:14:07Z",
  });
  expect(pathsIn(await contentPaths())).toEqual(bundled);
  const down = async () => {
    throw new CmsError("down", "wp/v2/pages");
  };
  expect(pathsIn(await contentPaths({ pages: down, entries: down }))).toEqual([...bundled, ...asks]);
});
