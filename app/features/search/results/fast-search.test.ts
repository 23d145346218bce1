import { describe, expect, test } from "vitest";
import type { Product } from "~/model/product";
import { listing, product, tree } from "../testing/samples";
import { fastTarget } from "./fast-search";

describe("fast search leads", () => {
  const to = (query: string, products: Product[], items?: number) =>
    fastTarget({ tree: async () => tree, listing: async () => listing(products, items) }, query);

  // spec §2.1: /fast-search, guarded by a pre-entry check <- app/features/search/results/routes/fast-search.tsx, app/features/search/results/fast-search.ts
  test("to the department of that name", async () =>
    expect(await to("LATTE", [product(1, "Latte")])).toBe("/category/latte"));
  // spec §2.1: /fast-search, guarded by a pre-entry check
  test("to a single product of that name, with its brand and pack if needed", async () => {
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
