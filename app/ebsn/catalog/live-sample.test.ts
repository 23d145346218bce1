import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { answering, shopperEbsn, testBackend } from "../testing/test-backend";
import { answer, apples, pasta } from "../testing/wire-samples";

const server = testBackend();
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 24 };
const own = answer({ page, products: [pasta, apples], facets: [] });
/** The recorded response of a live shop to a search. */
const live = readFileSync(new URL("../../../tests/contracts/gros_search.json", import.meta.url), "utf8");
const samples = [
  { from: "our own sample", body: own, count: 2 },
  { from: "a live shop's answer", body: live, count: 6 },
];

// spec §3: Product and productInfos
test.each(samples)("$from is read completely without unexpected members", async ({ body, count }) => {
  server.use(answering("get", "products", body).handler);
  const onUnexpected = vi.fn();
  const sent = (JSON.parse(body) as { data: { page: { totItems: number } } }).data;
  const listing = await shopperEbsn({ onUnexpected }).catalog.listing({ q: "mezze maniche" });
  expect(onUnexpected).not.toHaveBeenCalled();
  expect(listing.products).toHaveLength(count);
  expect(listing.paging.items).toBe(sent.page.totItems);
  for (const product of listing.products) {
    const { now = 0, standard = Infinity } = product.price ?? {};
    expect(now).toBeGreaterThan(0);
    expect(standard).toBeGreaterThan(now);
    expect(product.name).toMatch(/^[A-Z][a-z]/);
    expect(product.image).toMatch(/^http:\/\/backend\.test\/t\/loggia\/photo\//);
    expect(product.soldOut).toBe(false);
  }
});
