import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { resizedPicture } from "~/lib/picture-set";
import { memoryCache } from "../../testing/memory-cache";
import { answering, base, shopperEbsn, testBackend } from "../../testing/test-backend";
import { answer, pasta } from "../../testing/wire-samples";

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

/** A page of the week's flyer, from a backend that stores a single size of each page. */
const page = (index: number) => {
  const picture = `${base}/leaflet-photo/1/2026-11-23/73/${index}.png`;
  return { picture, cover: picture, thumb: picture };
};

// spec §7: flyers and their products <- app/ebsn/catalog/calls/leaflets.ts
test("a flyer has its days and its page pictures, numbered from 0", async () => {
  server.use(answering("get", "leaflet/search", answer({ leaflets: [week] })).handler);
  expect(await shopperEbsn().flyers.list()).toEqual([
    {
      id: 73,
      name: "Offerte della settimana",
      slug: "offerte-della-settimana",
      from: "2026-11-23",
      until: "2026-11-29",
      pages: [page(0), page(1)],
    },
  ]);
});

test("C8: covers and thumbnails use resized pictures if pictures are resized", async () => {
  server.use(answering("get", "leaflet/search", answer({ leaflets: [week] })).handler);
  const [flyer] = await shopperEbsn({ resizesPictures: true }).flyers.list();
  const { picture } = page(1);
  expect(flyer?.pages[1]).toEqual({
    picture,
    cover: resizedPicture(picture, 600),
    thumb: resizedPicture(picture, 240),
  });
});

test("leaves out a flyer without pages, and a missing slug becomes its id", async () => {
  const leaflets = [
    { ...week, pageCount: 0 },
    { ...week, baseLocation: "javascript:alert(1)" },
    { ...week, name: undefined },
    { ...week, slug: undefined, expireDate: "quando capita" },
  ];
  server.use(answering("get", "leaflet/search", answer({ leaflets })).handler);
  const onUnexpected = vi.fn();
  const read = await shopperEbsn({ onUnexpected }).flyers.list();
  expect(read).toMatchObject([{ slug: "73" }]);
  expect(read[0]?.until).toBeUndefined();
  expect(onUnexpected).toHaveBeenCalledTimes(3);
});

const { pageCount: _told, ...uncounted } = week;
const picturesUpTo = (count: number, status = 404) => {
  const asked: number[] = [];
  const handler = http.head(`${base}/leaflet-photo/1/2026-11-23/73/:file`, ({ params }) => {
    const index = Number.parseInt(String(params.file), 10);
    asked.push(index);
    return new HttpResponse(null, { status: index < count ? 200 : status });
  });
  return { handler, asked };
};

// spec attacked: S15 a backend without our inventions <- app/features/checkout/place-order/one-order.ts, app/features/cart/panel/with-minimum.ts, app/ebsn/catalog/calls/leaflet-pages.ts, workers/sandbox/kernel/plain.ts
test.each([0, 1, 2, 3, 7, 8, 40, 200, 260])(
  "S15: counts the pages of a flyer by its pictures if not given: %d of them",
  async (count) => {
    const pictures = picturesUpTo(count);
    const list = answering("get", "leaflet/search", answer({ leaflets: [uncounted] }));
    server.use(list.handler, pictures.handler);
    const { readThrough } = memoryCache();
    const read = await shopperEbsn({ readThrough }).flyers.list();
    expect(read.map(({ pages }) => pages.length)).toEqual(count === 0 ? [] : [Math.min(count, 200)]);
    expect(pictures.asked.length).toBeLessThanOrEqual(16);
    const asked = pictures.asked.length;
    await shopperEbsn({ readThrough }).flyers.list();
    expect(pictures.asked, "once for everybody").toHaveLength(asked);
  },
);

// spec attacked: S15 a backend without our inventions
test("S15: a flyer has only its first page if its pictures cannot be requested", async () => {
  const pictures = picturesUpTo(0, 503);
  const list = answering("get", "leaflet/search", answer({ leaflets: [uncounted] }));
  server.use(list.handler, pictures.handler);
  const onFailed = vi.fn();
  const read = await shopperEbsn({ onFailed }).flyers.list();
  expect(read.map(({ pages }) => pages)).toEqual([[page(0)]]);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith("unreadable");
});

// spec §7: flyers and their products
test("the flyer list is never cached, its products are", async () => {
  const page = { selPage: 2, totPages: 2, totItems: 36, itemsPerPage: 24 };
  const products = answering("get", "leaflet/product-search", answer({ page, products: [pasta] }));
  server.use(answering("get", "leaflet/search", answer({ leaflets: [] })).handler, products.handler);
  const { readThrough, asked: kept } = memoryCache();
  const { flyers } = shopperEbsn({ readThrough });
  await flyers.list();
  expect(kept).toEqual([]);
  const found = await flyers.products({ flyerId: 73, page: 2 });
  expect(kept).toHaveLength(1);
  expect(products.seen[0] && new URL(products.seen[0].url).search).toBe(
    "?hash=w0d0t0&page=2&page_size=24&parent_leaflet_id=73",
  );
  expect(found).toMatchObject({ products: [{ id: 11 }], paging: { page: 2, pages: 2, items: 36 } });
});
