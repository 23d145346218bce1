import { expect, test } from "vitest";
import { searchFor } from "~/features/relevance/ask-search";
import { noWords } from "~/lib/words/vocabulary";
import type { Product } from "~/model/product";
import { plainShop } from "./plain-shop";
import { queries } from "./queries";

const shown = 3;
const shop = plainShop("l");
const known = shop.shopWith(shop.words);

const lineOf = ({ name, brand, crumbs }: Product) =>
  `${name} ${brand} (${crumbs
    .map((crumb) => crumb.name)
    .reverse()
    .join(" < ")})`.toLowerCase();

async function failing(open: typeof known, most = 24): Promise<string[]> {
  const failed: string[] = [];
  for (const [query, expected] of queries) {
    const { products } = await searchFor(open, query, most);
    const lines = products.slice(0, shown).map(lineOf);
    if (!lines.some((line) => expected.test(line)))
      failed.push(`${query}: ${lines.join(" | ") || "nothing"}`);
  }
  return failed;
}

// spec again: V4 a search shows what people mean: 200 queries, the product expected among the first three <- app/features/relevance/ask-search.ts, app/features/relevance/nearness.ts, app/lib/words/vocabulary.ts
test("95 of 100 real queries show what is meant among the first three", async () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const failed = await failing(known);
  expect(failed.length, failed.join("\n")).toBeLessThanOrEqual(Math.floor(queries.length * 0.05));
});

test("so do as many in the written list and under the search field, which look at fewer", async () => {
  const failed = await failing(known, 16);
  expect(failed.length, failed.join("\n")).toBeLessThanOrEqual(Math.floor(queries.length * 0.05));
  expect(failed.join("\n")).not.toMatch(/^latte: /m);
});

test("without a vocabulary four of five do, and each query asks the backend twice at the most", async () => {
  const failed = await failing(shop.shopWith(noWords));
  expect(failed.length, failed.join("\n")).toBeLessThanOrEqual(Math.floor(queries.length * 0.2));
  for (const [query] of queries.slice(0, 40)) {
    shop.asked.length = 0;
    await searchFor(known, query, 24);
    expect(shop.asked.length, query).toBeLessThanOrEqual(2);
  }
});
