import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../kernel/testing";
import { detailData, listingData } from "./testing";

const { products, page } = listingData.shape;
const leafletsData = z.strictObject({
  leaflets: z.array(
    z.strictObject({
      leafletId: z.int(),
      name: z.string(),
      slug: z.string(),
      validityDate: z.string(),
      expireDate: z.string(),
      baseLocation: z.string().endsWith("/"),
      pageCount: z.int().positive(),
    }),
  ),
});
const leafletData = z.strictObject({ page, products });
const advertsData = z.strictObject({
  advs: z.array(
    z.strictObject({
      advId: z.int(),
      title: z.string(),
      body: z.string(),
      image: z.string().startsWith("/"),
      link: z.string().startsWith("/"),
      layout: z.int(),
    }),
  ),
});

beforeAll(() => control("reset", { now: "2026-11-25T10:00:00+01:00" }));

describe("leaflets", () => {
  it("are valid from this week's Monday to its Sunday and show only promotions", async () => {
    const { leaflets } = (await ask("leaflet/search", leafletsData)).data;
    expect(leaflets).toHaveLength(2);
    for (const { leafletId, validityDate, expireDate } of leaflets) {
      expect([validityDate, expireDate]).toEqual(["23/11/2026", "29/11/2026"]);
      const { data } = await ask(
        `leaflet/product-search?parent_leaflet_id=${leafletId}&page_size=200`,
        leafletData,
      );
      expect(data.products.length).toBe(data.page.totItems);
      expect(data.products.length).toBeGreaterThan(0);
      expect(data.products.every((product) => product.warehousePromo)).toBe(true);
    }
  });

  it("page, and an unknown one is empty", async () => {
    const first = (await ask("leaflet/product-search?parent_leaflet_id=73&page_size=5", leafletData)).data;
    const second = (await ask("leaflet/product-search?parent_leaflet_id=73&page_size=5&page=2", leafletData))
      .data;
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(10);
    expect((await ask("leaflet/product-search?parent_leaflet_id=9", leafletData)).data.page.totItems).toBe(0);
  });
});

describe("adverts and blocks", () => {
  it("lead to categories that exist, with pictures that are there", async () => {
    const { advs } = (await ask("adv?layout=1&limit=8", advertsData)).data;
    expect(advs).toHaveLength(3);
    for (const { link, image } of advs) {
      expect((await ask(`category?slug=${link.replace("/category/", "")}`, z.unknown())).http).toBe(200);
      expect((await call(image)).status).toBe(200);
    }
  });

  it("keep to the layout and the limit", async () => {
    expect((await ask("adv?layout=99", advertsData)).data.advs).toEqual([]);
    expect((await ask("adv?limit=1", advertsData)).data.advs).toHaveLength(1);
    expect((await ask("adv?layout=27&category_id=999999999", advertsData)).data.advs).toEqual([]);
  });

  it("show twelve products of one kind", async () => {
    const block = z.strictObject({
      categoryBlockId: z.int(),
      title: z.string(),
      description: z.string(),
      products,
    });
    const { data } = await ask("category-block/info?categoryBlockId=1", block);
    expect(data.products).toHaveLength(12);
    expect(data.products.every((product) => product.warehousePromo)).toBe(true);
    const best = (await ask("category-block/info?categoryBlockId=3", block)).data.products;
    expect(best).toHaveLength(12);
    const departments = best.map(({ breadCrumbs: [root] }) => root?.categoryId);
    expect(new Set(departments).size, "the best sellers are of all departments").toBe(12);
    expect((await ask("category-block/info?categoryBlockId=77", z.unknown())).http).toBe(404);
  });
});

describe("pictures", () => {
  it("may be stored for ever, both product photographs and leaflet pages", async () => {
    const { data } = await ask("products?page_size=3", listingData);
    const { leaflets } = (await ask("leaflet/search", leafletsData)).data;
    const [one] = data.products;
    const { media } = (await ask(`products/${one?.id ?? 0}`, detailData)).data;
    const addresses = [
      ...media.flatMap(({ medium, large }) => [medium, large]),
      ...data.products.flatMap(({ mediaURL, mediaURLMedium }) => [mediaURL, mediaURLMedium]),
      ...leaflets.flatMap(({ baseLocation, pageCount }) => [
        `${baseLocation}0.png`,
        `${baseLocation}${pageCount - 1}.png`,
      ]),
    ];
    for (const address of addresses) {
      const picture = await call(address);
      expect(picture.status).toBe(200);
      expect(picture.headers.get("content-type")).toBe("image/webp");
      expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const start = new TextDecoder().decode((await picture.arrayBuffer()).slice(0, 4));
      expect(start).toBe("RIFF");
    }
  });

  it.each([
    "/photo/1/main/thumb/000000001-1.svg",
    "/photo/1/main/huge/x.svg",
    "/photo/1/main/thumb/000000001-1.webp",
    "/hero/1/9.svg",
    "/leaflet-photo/1/9999-99-99/73/0.png",
    "/leaflet-photo/1/2026-11-23/73/99.png",
    "/category-photo/1/tile/abc.svg",
    "/category-photo/1/huge/44968.svg",
  ])("answer 404 for %s", async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});
