import { expect, test, vi } from "vitest";
import { keeper } from "./testing/keeper";
import { answering, base, shopperEbsn, testBackend } from "./testing/test-backend";
import { answer, pasta } from "./testing/wire-samples";

const server = testBackend();
const week = {
  leafletId: 73,
  name: "Offerte della settimana",
  slug: "offerte-della-settimana",
  validityDate: "23/11/2026",
  expireDate: "29/11/2026",
  baseLocation: "/leaflet-photo/1/2026-11-23/73/",
  pageCount: 2,
};

test("a flyer with its days and its page pictures, counted from 0", async () => {
  server.use(answering("get", "leaflet/search", answer({ leaflets: [week] })).handler);
  expect(await shopperEbsn().leaflets.list()).toEqual([
    {
      id: 73,
      name: "Offerte della settimana",
      slug: "offerte-della-settimana",
      from: "2026-11-23",
      until: "2026-11-29",
      pages: [`${base}/leaflet-photo/1/2026-11-23/73/0.png`, `${base}/leaflet-photo/1/2026-11-23/73/1.png`],
    },
  ]);
});

test("a flyer without pages is left out; one without a slug is named by its number", async () => {
  const leaflets = [
    { ...week, pageCount: 0 },
    { ...week, baseLocation: "javascript:alert(1)" },
    { ...week, name: undefined },
    { ...week, slug: undefined, expireDate: "quando capita" },
  ];
  server.use(answering("get", "leaflet/search", answer({ leaflets })).handler);
  const onUnexpected = vi.fn();
  const read = await shopperEbsn({ onUnexpected }).leaflets.list();
  expect(read).toMatchObject([{ slug: "73" }]);
  expect(read[0]?.until).toBeUndefined();
  expect(onUnexpected).toHaveBeenCalledTimes(3);
});

test("the list is never taken from the cache, its products are", async () => {
  const page = { selPage: 2, totPages: 2, totItems: 36, itemsPerPage: 24 };
  const products = answering("get", "leaflet/product-search", answer({ page, products: [pasta] }));
  server.use(answering("get", "leaflet/search", answer({ leaflets: [] })).handler, products.handler);
  const { keep, asked: kept } = keeper();
  const { leaflets } = shopperEbsn({ keep });
  await leaflets.list();
  expect(kept).toEqual([]);
  const found = await leaflets.products({ leafletId: 73, page: 2 });
  expect(kept).toHaveLength(1);
  expect(products.seen[0] && new URL(products.seen[0].url).search).toBe(
    "?hash=w0d0t0&page=2&page_size=24&parent_leaflet_id=73",
  );
  expect(found).toMatchObject({ products: [{ id: 11 }], paging: { page: 2, pages: 2, items: 36 } });
});
