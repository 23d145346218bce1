import { describe, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleProduct } from "~/features/catalog/card/testing/sample-product";
import type { Category, Listing } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { translatorFor } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import { fastTarget } from "../results/fast-search";
import { findCategories, namedCategory } from "../query/find-categories";
import { findSuggestions } from "./find-suggestions";

const category = (name: string, children: Category[] = [], hidden = false): Category => ({
  id: name.length,
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  hidden,
  children,
});
const tree = [
  category("Latte e yogurt", [category("Latte"), category("Yogurt")]),
  category("Caffè e tè", [category("Caffè")]),
  category("Selettore latte", [], true),
];
const product = (id: number, name: string, brand = "Alpe Serena"): Product =>
  sampleProduct({
    ...{ id, slug: `p-${id}`, name, brand, pack: "1 l", image: `https://shop.example/${id}.svg` },
    price: { now: 139, per: "pz" },
  });
const listing = (products: Product[], items = products.length): Listing => ({
  products,
  paging: { page: 1, pages: 1, items, pageSize: 8 },
  facets: [],
});
const shopOf = (products: Product[]) => ({
  t: translatorFor(tenants.loggia, "it"),
  locale: "it" as const,
  ebsn: { catalog: { tree: vi.fn(async () => tree), listing: vi.fn(async () => listing(products)) } },
});

describe("departments", () => {
  test("by the beginning of a word, whatever accents and case; hidden ones never", () => {
    expect(findCategories(tree, "LAT", 9).map(({ slug }) => slug)).toEqual(["latte-e-yogurt", "latte"]);
    expect(findCategories(tree, "yog", 9).map(({ slug }) => slug)).toEqual(["yogurt", "latte-e-yogurt"]);
    expect(findCategories(tree, "te caffe", 9).map(({ name }) => name)).toEqual(["Caffè e tè"]);
    expect(findCategories(tree, "%_'", 9)).toEqual([]);
  });
  test("that very name first, then the upper ones", () => {
    const named = (name: string, slug: string, children: Category[] = []) => ({
      ...category(name, children),
      slug,
    });
    const dry = [
      named("Senza glutine", "senza-glutine", [
        named("Pasta senza glutine", "senza-glutine/pasta"),
        named("Pasta corta", "senza-glutine/pasta-corta"),
      ]),
      named("Pasta e riso", "pasta-e-riso", [named("Pasta", "pasta-e-riso/pasta")]),
    ];
    expect(findCategories(dry, "pasta", 2).map(({ slug }) => slug)).toEqual([
      "pasta-e-riso/pasta",
      "pasta-e-riso",
    ]);
  });
  test("by the very name", () => {
    expect(namedCategory(tree, " caffe ")?.slug).toBe("caffè");
    expect(namedCategory(tree, "lat")).toBeUndefined();
    expect(namedCategory([...tree, category("Latte")], "latte")).toBeUndefined();
  });
});

describe("suggestions", () => {
  const many = Array.from({ length: 8 }, (_, index) => product(index + 1, `Latte ${index}`));

  test("past words, departments and products: eight at most", async () => {
    const found = await findSuggestions(shopOf(many), "lat", ["latte fresco", "pane", "latte", "lattuga"]);
    expect(found.map(({ kind }) => kind)).toEqual([
      ...["word", "word", "category", "category"],
      ...["product", "product", "product", "product"],
    ]);
    expect(found[2]).toEqual({ kind: "category", text: "Latte e yogurt", href: "/category/latte-e-yogurt" });
    expect(found[4]).toEqual({
      kind: "product",
      text: "Latte 0",
      note: "Alpe Serena, 1 l",
      price: "1,39\u00a0€",
      image: "https://shop.example/1.svg",
      href: "/product/p-1",
    });
  });

  test("nothing typed: past words; too few or no readable characters: the backend is not asked", async () => {
    const shop = shopOf(many);
    expect(await findSuggestions(shop, " ", ["pane"])).toEqual([
      { kind: "word", text: "pane", href: "/search?query=pane" },
    ]);
    expect(await findSuggestions(shop, "p", ["pane", "latte"])).toHaveLength(1);
    for (const typed of ["l", "%_'\"<>", "🍕", "a".repeat(300)])
      expect(await findSuggestions(shop, typed, [])).toEqual([]);
    expect(shop.ebsn.catalog.listing).not.toHaveBeenCalled();
  });

  test("a backend that is down leaves out only its own lines", async () => {
    const shop = shopOf(many);
    shop.ebsn.catalog.listing.mockRejectedValue(new EbsnError("down", "products"));
    expect((await findSuggestions(shop, "latte", ["latte"])).map(({ kind }) => kind)).toEqual([
      "word",
      "category",
      "category",
    ]);
  });
});

describe("fast search leads", () => {
  const to = (query: string, products: Product[], items?: number) =>
    fastTarget({ tree: async () => tree, listing: async () => listing(products, items) }, query);

  test("to the department of that name", async () =>
    expect(await to("LATTE", [product(1, "Latte")])).toBe("/category/latte"));
  test("to the one product of that name, with its brand and pack if need be", async () => {
    expect(await to("burro salato", [product(1, "Burro salato"), product(2, "Burro")])).toBe("/product/p-1");
    expect(await to("alpe serena burro 1 l", [product(1, "Burro"), product(2, "Burro", "Loggia")])).toBe(
      "/product/p-1",
    );
  });
  test("to the product of a code", async () => {
    expect(await to("8000000000017", [product(7, "Burro")], 1)).toBe("/product/p-7");
    expect(await to("8000000000017", [product(7, "Burro")], 2)).toBe("/search?query=8000000000017");
  });
  test("else to the search, with the words as they are", async () => {
    expect(await to("burro & <b>", [product(1, "Burro"), product(2, "Burro")])).toBe(
      "/search?query=burro+%26+%3Cb%3E",
    );
    expect(await to("burro", [product(1, "Burro"), product(2, "Burro", "Loggia")])).toBe(
      "/search?query=burro",
    );
  });
});
