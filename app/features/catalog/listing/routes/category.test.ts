import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { CategoryPage } from "~/model/catalogue";
import { testShop } from "~/platform/testing/test-shop";
import { loader } from "./category";

const fruit: CategoryPage = {
  id: 5,
  name: "Frutta",
  slug: "fresco/frutta",
  hidden: false,
  children: [],
  crumbs: [],
};

/**
 * Loads `/category/<rest>` from a backend with this category alone; returns the backend's calls and
 * the outcome.
 */
async function load(rest: string, known: CategoryPage = fruit) {
  const category = vi.fn(async (ref: { slug: string } | { id: number }) => {
    if ("slug" in ref ? ref.slug !== known.slug : ref.id !== known.id)
      throw new EbsnError("notFound", "category");
    return known;
  });
  const { shop } = testShop({
    ebsn: {
      catalog: {
        category,
        listing: async () => ({
          products: [],
          facets: [],
          paging: { page: 1, pages: 0, items: 0, pageSize: 24 },
        }),
      },
      adverts: { list: async () => [] },
    },
  });
  const request = new Request(`http://shop.test/category/${rest}`);
  const params = { "*": rest.split("?")[0] };
  const answer = await Promise.resolve(loader({ context: { shop }, request, params })).then(
    ({ data }) => data.path,
    (thrown: Response | { init: { status: number } }) =>
      thrown instanceof Response ? thrown.headers.get("Location") : thrown.init.status,
  );
  return { asked: category.mock.calls.flat(), answer };
}

// spec catalogue: §2.1 /category/*: path is the slug, `categoryId` counts more, an unknown one is 404 <- app/features/catalog/listing/routes/category.tsx, app/ebsn/catalog/calls/catalog.ts
test("finds a category by its categoryId, else by its whole slug", async () => {
  expect(await load("fresco/frutta/")).toEqual({
    asked: [{ slug: "fresco/frutta" }],
    answer: "/category/fresco/frutta",
  });
  expect(await load("pane?categoryId=5")).toEqual({ asked: [{ id: 5 }], answer: "/category/fresco/frutta" });
  expect(await load("fresco/frutta?categoryId=abc")).toMatchObject({ asked: [{ slug: "fresco/frutta" }] });
});

// spec catalogue: §2.1 /category/*: path is the slug, `categoryId` counts more, an unknown one is 404
test("answers 404 for an unknown or hidden category, and leads to the departments without one", async () => {
  expect(await load("pane")).toMatchObject({ answer: 404 });
  expect(await load("fresco/frutta?categoryId=6")).toMatchObject({ answer: 404 });
  expect(await load("fresco/frutta", { ...fruit, hidden: true })).toMatchObject({ answer: 404 });
  expect(await load("")).toEqual({ asked: [], answer: "/catalog" });
});
