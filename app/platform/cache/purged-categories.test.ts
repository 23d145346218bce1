import { expect, test } from "vitest";
import type { SharedEntry } from "~/ebsn/transport/options";
import { purgedCategories } from "./purged-categories";

/** A backend reader with these generations, and the cache keys it used. */
function shop(generations: Record<string, string>) {
  const keys: string[] = [];
  const read = purgedCategories(generations, (entry, load) => {
    keys.push(`${entry.name}?${entry.params.map((pair) => pair.join("=")).join("&")}`);
    return load();
  });
  const ask = (name: string, params: SharedEntry["params"], value: unknown = {}) =>
    read({ name, scope: "s", params, freshSeconds: 1, changesWithCart: false }, () => Promise.resolve(value));
  return { ask, keys };
}

// spec house: a category is purged by itself <- app/platform/cache/purged-categories.ts
test("a purged category's values and listings have new keys, all else keeps its key", async () => {
  const { ask, keys } = shop({ pane: "2" });
  await ask("category/category", [["slug", "pane"]], { id: 7, slug: "pane" });
  await ask("products/listing", [["parent_category_id", "7"]]);
  await ask("products/listing", [["parent_category_id", "8"]]);
  await ask("category/category", [["slug", "latte"]], { id: 8, slug: "latte" });
  await ask("products/product", [["slug", "constructor"]]);
  await ask("category/roots", []);
  expect(keys).toEqual([
    "category/category?slug=pane&purged=2",
    "products/listing?parent_category_id=7&purged=2",
    "products/listing?parent_category_id=8",
    "category/category?slug=latte",
    "products/product?slug=constructor",
    "category/roots?",
  ]);
});

test("keys stay unchanged without purged categories", async () => {
  const { ask, keys } = shop({});
  await ask("category/category", [["slug", "pane"]], { id: 7, slug: "pane" });
  expect(keys).toEqual(["category/category?slug=pane"]);
});
