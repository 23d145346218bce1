import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import type { Listing, ListingQuery } from "~/model/catalogue";
import { translatorFor } from "~/i18n/server";
import * as paths from "~/page/paths";
import { pageHref } from "./listing-data";
import { loadListing } from "./load-listing";
import { sampleProduct } from "~/lib/testing/sample-product";

const facets = [
  {
    name: "Marchio",
    parameter: "vendor_id",
    values: [
      { id: "7", name: "Aurelia", count: 3 },
      { id: "9", name: "Selva", count: 2 },
    ],
  },
];

function shopWith(answer: Partial<Listing>, user?: { id: number; login: string }) {
  const asked: ListingQuery[] = [];
  const listing = (query: ListingQuery) => {
    asked.push(query);
    const paging = { page: query.page ?? 1, pages: 3, items: 60, pageSize: 24 };
    return Promise.resolve({ products: [sampleProduct()], paging, facets, ...answer });
  };
  const shop = {
    t: translatorFor(tenants.loggia, "it"),
    locale: "it" as const,
    chosenAllergens: [],
    session: { user },
    ebsn: { catalog: { listing } },
  };
  const load = (search: string) =>
    loadListing(shop, new URLSearchParams(search), {
      path: paths.category("pasta"),
      query: { categoryId: 3 },
      ownParams: { mode: "x" },
    });
  return { asked, load };
}

describe("a page of products", () => {
  // spec §2.1: /category/* <- app/features/catalog/listing/routes/category.tsx
  // spec §9: page size 24 and 12 <- app/features/catalog/listing/listing-params.ts, app/ebsn/orders/calls/orders.ts
  it("asks for what the address says, once the backend has offered it", async () => {
    const { asked, load } = shopWith({});
    await load("page=2&sort=price_asc&vendor_id=7&vendor_id=999&colour=red");
    expect(asked).toEqual([
      { categoryId: 3, page: 1, pageSize: 24 },
      {
        categoryId: 3,
        page: 2,
        pageSize: 24,
        sort: "price_asc",
        facets: { vendor_id: ["7"] },
        promo: undefined,
        onlyNew: undefined,
        preferred: undefined,
      },
    ]);
  });

  // spec catalogue: §2.1 catalogue filters reset on entry to another category, kept by pages and sorts within one <- app/features/catalog/listing/load-listing.ts, app/features/catalog/listing/category-tiles.tsx
  // spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
  it("marks the choices and gives each a way back", async () => {
    const listing = await shopWith({}).load("vendor_id=7&promo=1");
    expect(listing.facets[0]?.values.map(({ on }) => on)).toEqual([true, undefined]);
    expect(listing.chips).toEqual([
      { label: "Aurelia", href: "/category/pasta?mode=x&promo=1" },
      { label: "Solo offerte", href: "/category/pasta?mode=x&vendor_id=7" },
    ]);
    expect(listing.clearHref).toBe("/category/pasta?mode=x");
  });

  // spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
  // spec catalogue: Unknown sorts and facets ignored; page 0 and -1 sent to the clean address, 9999 is 404 with ways out
  it("drops facets that the backend does not offer", async () => {
    const listing = await shopWith({}).load("colour=red&vendor_id=999&sort=cheapest");
    expect([listing.clearHref, listing.chips, listing.sort]).toEqual([undefined, [], "rank"]);
  });

  // spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
  it("keeps a choice in sight that other choices have emptied", async () => {
    const { facets: shown } = await shopWith({}).load("vendor_id=7");
    expect(shown[0]?.values.map(({ id }) => id)).toEqual(["7", "9"]);
    const emptied = facets.map((facet) => ({
      ...facet,
      values: facet.values.map((one) => ({ ...one, count: 0 })),
    }));
    const { load } = shopWith({ facets: emptied });
    expect((await load("vendor_id=7&promo=1")).facets[0]?.values).toEqual([
      { id: "7", name: "Aurelia", count: 0, on: true },
    ]);
  });

  describe("a facet with many values", () => {
    const names = ["Aurelia", "Brina", "Corte", "Dora", "Erta", "Foce", "Golena", "Ilex"];
    const counts = [1, 9, 2, 8, 7, 3, 6, 5];
    const values = names.map((name, index) => ({ id: String(index), name, count: counts[index] ?? 0 }));
    const long = { facets: [{ name: "Marchio", parameter: "vendor_id", values }] };
    const shownOf = async (search: string) => {
      const { facets: shown, unfolded } = await shopWith(long).load(search);
      return [shown[0]?.values.map(({ name }) => name).join(" "), shown[0]?.more, unfolded.join()];
    };

    // spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
    it("shows the five that most products have, in their own order", async () => {
      expect(await shownOf("")).toEqual(["Brina Dora Erta Golena Ilex", 3, ""]);
    });

    it("shows what is chosen, too", async () => {
      expect(await shownOf("vendor_id=0")).toEqual(["Aurelia Brina Dora Erta Golena Ilex", 2, ""]);
    });

    it("shows all values on request, or if a single value is left", async () => {
      expect(await shownOf("all=vendor_id")).toEqual([names.join(" "), undefined, "vendor_id"]);
      expect(await shownOf("vendor_id=0&all=vendor_id")).toEqual([names.join(" "), undefined, "vendor_id"]);
      expect(await shownOf("vendor_id=0&vendor_id=2")).toEqual([names.join(" "), undefined, ""]);
    });

    it("ignores an unknown facet", async () => {
      expect(await shownOf("all=colour")).toEqual(["Brina Dora Erta Golena Ilex", 3, ""]);
    });
  });

  // spec catalogue: §3 Filters: promo, onlyNew, preferred (who signed in), page, pageSize 24, sort with the price by the kilogram or litre
  it("asks for what a shopper prefers only when there is a shopper", async () => {
    const visitor = shopWith({});
    const { preferred, clearHref } = await visitor.load("preferred=1");
    expect([preferred, clearHref, visitor.asked[0]?.preferred]).toEqual([undefined, undefined, undefined]);
    const shopper = shopWith({}, { id: 7, login: "regular@example.com" });
    const listing = await shopper.load("preferred=1");
    expect([listing.preferred, shopper.asked[0]?.preferred]).toEqual([true, true]);
    expect(listing.chips).toEqual([
      { label: "Solo quello che compro di solito", href: "/category/pasta?mode=x" },
    ]);
  });

  it("links its pages", async () => {
    const listing = await shopWith({}).load("page=2");
    expect([1, 3].map((page) => pageHref(listing, page))).toEqual([
      "/category/pasta?mode=x",
      "/category/pasta?mode=x&page=3",
    ]);
  });

  // spec catalogue: Unknown sorts and facets ignored; page 0 and -1 sent to the clean address, 9999 is 404 with ways out
  it("sends an impossible page to the clean address", async () => {
    for (const page of ["0", "-1", "abc"]) {
      const thrown: unknown = await shopWith({})
        .load(`page=${page}&sort=name_asc`)
        .catch((answer: unknown) => answer);
      expect(thrown).toBeInstanceOf(Response);
      if (thrown instanceof Response)
        expect(thrown.headers.get("Location")).toBe("/category/pasta?mode=x&sort=name_asc");
    }
  });

  // spec catalogue: Unknown sorts and facets ignored; page 0 and -1 sent to the clean address, 9999 is 404 with ways out
  it("knows when it is beyond the end, also of an empty list", async () => {
    expect((await shopWith({ products: [] }).load("page=9999")).beyond).toBe(true);
    const empty = { products: [], paging: { page: 1, pages: 0, items: 0, pageSize: 24 } };
    expect((await shopWith(empty).load("")).beyond).toBeUndefined();
    expect((await shopWith(empty).load("page=2")).beyond).toBe(true);
    expect((await shopWith(empty).load("promo=1&page=2")).beyond, "filters left nothing").toBeUndefined();
  });
});
