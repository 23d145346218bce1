import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, control } from "../kernel/testing";
import { detailData, listingData, treeData, type CategoryNode } from "./testing";

const listingOf = async (query: string) => (await ask(`products?${query}`, listingData)).data;
const treeOf = async () => (await ask("category?filtered=true&hash=w0d0t0", treeData)).data.categories;

let roots: CategoryNode[];
beforeAll(async () => {
  await control("reset", { now: "2026-11-24T10:00:00+01:00" });
  roots = await treeOf();
});

describe("category", () => {
  // spec house: sandbox held to the wire facts <- workers/sandbox/catalogue-api/testing.ts
  it("has three levels with full paths as slugs, roots without parent, no empty children", () => {
    expect(roots.length).toBeGreaterThanOrEqual(20);
    const walk = (nodes: CategoryNode[], parent: CategoryNode | undefined, depth: number): number[] =>
      nodes.flatMap((node) => {
        expect(node.parentId).toBe(parent?.categoryId);
        expect(node.slug.startsWith(parent ? `${parent.slug}/` : node.slug)).toBe(true);
        expect(node.slug.split("/")).toHaveLength(depth);
        expect(node.categories).not.toEqual([]);
        expect("parentId" in node).toBe(parent !== undefined);
        return [depth, ...walk(node.categories ?? [], node, depth + 1)];
      });
    expect(Math.max(...walk(roots, undefined, 1))).toBe(3);
  });

  it("counts the products of a subtree", async () => {
    const [root] = roots;
    const { page } = await listingOf(`parent_category_id=${root?.categoryId ?? 0}`);
    expect(page.totItems).toBe(root?.productCount);
  });

  it("gives one node with its subtree and the way from the root", async () => {
    const leaf = roots[0]?.categories?.[0]?.categories?.[0];
    const one = z.object({
      category: z.object({ categoryId: z.int(), breadCrumbs: z.array(z.object({ slug: z.string() })) }),
    });
    const { data } = await ask(`category?slug=${leaf?.slug ?? ""}`, one);
    expect(data.category.categoryId).toBe(leaf?.categoryId);
    expect(data.category.breadCrumbs.map(({ slug }) => slug)).toEqual([
      roots[0]?.slug,
      roots[0]?.categories?.[0]?.slug,
      leaf?.slug,
    ]);
    expect("categories" in data.category).toBe(false);
  });

  it("holds the hidden texts of the dialogs", async () => {
    const one = z.object({
      category: z.object({ metaData: z.object({ category_info: z.record(z.string(), z.string()) }) }),
    });
    const { data } = await ask("category?slug=timeslot-selector", one);
    expect(data.category.metaData.category_info).toMatchObject({ HIDE_IN_MENU: "true" });
    expect(Object.keys(data.category.metaData.category_info)).toEqual(
      expect.arrayContaining(["TITLE", "SUBTITLE", "DESCRIPTION"]),
    );
  });

  // spec catalogue: §2.1 /category/*: path is the slug, `categoryId` counts more, an unknown one is 404
  it.each(["slug=non/esiste", "categoryId=999999999", "categoryId=abc", "slug=%2527"])(
    "answers 404 to %s",
    async (query) => {
      expect((await ask(`category?${query}`, z.unknown())).http).toBe(404);
    },
  );
});

describe("products", () => {
  // spec §7: category, products
  it("pages, and is empty past the end", async () => {
    const all = await listingOf("parent_category_id=1&page_size=24&hash=w0d0t0");
    expect(all.page).toMatchObject({
      selPage: 1,
      itemsPerPage: 24,
      totPages: Math.ceil(all.page.totItems / 24),
    });
    expect(all.page.totItems).toBeGreaterThanOrEqual(2500);
    expect(all.products).toHaveLength(24);
    for (const page of [all.page.totPages + 1, 1e15]) {
      const { http, data } = await ask(`products?parent_category_id=1&page=${page}`, listingData);
      expect(http).toBe(200);
      expect(data.products).toEqual([]);
    }
    for (const page of ["0", "-3", "NaN", "abc"]) {
      expect((await listingOf(`parent_category_id=1&page=${page}`)).page.selPage).toBe(1);
    }
  });

  it("gives the whole range in one page for a page size of 5000", async () => {
    const { products, page } = await listingOf("page_size=5000");
    expect(products).toHaveLength(page.totItems);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(page.totItems);
  });

  it("orders by price, by name and by the price of a unit", async () => {
    const prices = async (sort: string) =>
      (await listingOf(`parent_category_id=1&page_size=300&sort=${sort}`)).products;
    const rising = (numbers: number[]) => expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    rising((await prices("price_asc")).map(({ priceDisplay }) => priceDisplay));
    rising((await prices("price_desc")).map(({ priceDisplay }) => -priceDisplay));
    rising((await prices("price_um_asc")).map(({ priceUmDisplay }) => priceUmDisplay ?? NaN));
    const names = (await prices("name_asc")).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
    expect((await prices("hocus")).map(({ slug }) => slug)).toEqual(
      (await prices("rank")).map(({ slug }) => slug),
    );
  });

  it("counts facets in strings within the scope, ignoring the facet's own filter", async () => {
    const [root] = roots;
    const scope = `parent_category_id=${root?.categoryId ?? 0}`;
    const plain = await listingOf(scope);
    const brands = plain.facets.find(({ parameterName }) => parameterName === "vendor_id")?.values ?? [];
    expect(brands.map(({ count }) => Number(count)).reduce((a, b) => a + b, 0)).toBe(plain.page.totItems);
    const [one, two] = brands;
    const filtered = await listingOf(`${scope}&vendor_id=${one?.id ?? 0},${two?.id ?? 0}`);
    expect(filtered.page.totItems).toBe(Number(one?.count) + Number(two?.count));
    const repeated = await listingOf(`${scope}&vendor_id=${one?.id ?? 0}&vendor_id=${two?.id ?? 0}`);
    expect(repeated.page.totItems).toBe(filtered.page.totItems);
    const again = filtered.facets.find(({ parameterName }) => parameterName === "vendor_id")?.values ?? [];
    expect(again).toEqual(brands);
    const classes =
      filtered.facets.find(({ parameterName }) => parameterName === "product_class_10000")?.values ?? [];
    expect(classes.length).toBeGreaterThan(1);
    for (const value of classes) expect(Number(value.filteredCount)).toBeLessThanOrEqual(Number(value.count));
  });

  it("promo=true shows promotions of the clock's week, with the price before if reduced", async () => {
    const { products } = await listingOf("parent_category_id=1&promo=true&page_size=100");
    expect(products.length).toBeGreaterThan(20);
    for (const { warehousePromo, price, priceDisplay, priceStandardDisplay } of products) {
      const reduces = warehousePromo?.promoType !== "piubassi";
      expect(priceStandardDisplay).toBe(reduces ? price : undefined);
      expect(priceDisplay < price).toBe(reduces);
      const [from, to] = [warehousePromo?.validityDate ?? "", warehousePromo?.expireDate ?? "31/12/9999"];
      const iso = (date: string) => date.split("/").reverse().join("-");
      expect(iso(from) <= "2026-11-24" && "2026-11-24" <= iso(to)).toBe(true);
    }
    const all = await listingOf("parent_category_id=1&page_size=5000");
    const reduced = all.products.filter(
      ({ warehousePromo }) => warehousePromo && warehousePromo.promoType !== "piubassi",
    );
    expect(all.products.filter((product) => "priceStandardDisplay" in product)).toEqual(reduced);
  });

  it("shows new products, and no favourites without a session", async () => {
    const { products } = await listingOf("parent_category_id=1&new_product=true&page_size=5000");
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ isNew }) => isNew === true)).toBe(true);
    expect((await listingOf("preferred=true")).page.totItems).toBe(0);
  });

  it("finds by barcode and by ids", async () => {
    const [one, two] = (await listingOf("page_size=2")).products;
    expect((await listingOf(`barcode=${one?.barcode ?? ""}`)).products.map(({ id }) => id)).toEqual([
      one?.id,
    ]);
    const both = await listingOf(`product_id=${one?.id ?? 0},${two?.id ?? 0},5,abc`);
    expect(both.page.totItems).toBe(2);
  });

  // spec §7: category, products
  it("gives the product itself for a slug or an id, 404 for an unknown one", async () => {
    const [one] = (await listingOf("page_size=1")).products;
    const bySlug = await ask(`products?slug=${one?.slug ?? ""}`, detailData);
    const byId = await ask(`products/${one?.id ?? 0}`, detailData);
    expect(bySlug.data).toEqual(byId.data);
    expect(bySlug.data.breadCrumbs.at(-1)?.categoryId).toBe(bySlug.data.categoryId);
    expect((await ask("products?slug=non-esiste", z.unknown())).http).toBe(404);
    expect((await ask("products/abc", z.unknown())).http).toBe(404);
  });
});
