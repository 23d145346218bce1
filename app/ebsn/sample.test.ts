import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { answering, shopperEbsn, testBackend } from "./testing/test-backend";
import { answer, apples, pasta } from "./testing/wire-samples";

const server = testBackend();
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 24 };
const own = answer({ page, products: [pasta, apples], facets: [] });
const live = fileURLToPath(new URL("../../../shared/reference/samples/gros_search.json", import.meta.url));
const samples = [
  { from: "our own sample", body: own },
  ...(existsSync(live) ? [{ from: "a live shop's answer", body: readFileSync(live, "utf8") }] : []),
];

test.each(samples)("$from is read whole, with nothing odd", async ({ body }) => {
  server.use(answering("get", "products", body).handler);
  const onOddity = vi.fn();
  const sent = (JSON.parse(body) as { data: { products: unknown[]; page: { totItems: number } } }).data;
  const listing = await shopperEbsn({ onOddity }).catalog.listing({ q: "mezze maniche" });
  expect(onOddity).not.toHaveBeenCalled();
  expect(listing.products).toHaveLength(sent.products.length);
  expect(listing.paging.items).toBe(sent.page.totItems);
  for (const product of listing.products) {
    expect(product.price.now).toBeGreaterThan(0);
    expect(product.price.standard ?? Infinity).toBeGreaterThan(product.price.now);
    expect(product.name).toMatch(/^[A-Z][a-z]/);
    expect(product.image).toMatch(/^http:\/\/backend\.test\/t\/loggia\/photo\//);
    expect(product.soldOut).toBe(false);
  }
});
