import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sorts } from "~/model/catalogue";
import {
  isFiltered,
  listingQuery,
  listingSearch,
  offeredFacets,
  parseListing,
  withoutValue,
  type ListingState,
} from "./listing-params";

const id = fc.integer({ min: 0, max: 999_999_999 }).map(String);
const ids = fc
  .uniqueArray(id, { minLength: 1, maxLength: 12 })
  .map((values) => values.sort((a, b) => Number(a) - Number(b)));
const state: fc.Arbitrary<ListingState> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  sort: fc.constantFrom(...sorts),
  promo: fc.boolean(),
  onlyNew: fc.boolean(),
  preferred: fc.boolean(),
  facets: fc.dictionary(fc.constantFrom("vendor_id", "product_class_10000", "gluten_free"), ids, {
    noNullPrototype: true,
  }),
});

describe("parameters of a listing", () => {
  // spec §3: Filters: facets, sort, promo, onlyNew, page, categoryId, pageSize 24 <- app/features/catalog/listing/listing-params.ts
  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(state, (written) => {
        expect(parseListing(new URLSearchParams(listingSearch(written)))).toEqual(written);
      }),
    );
  });

  // spec catalogue: §3 Filters: promo, onlyNew, preferred (who signed in), page, pageSize 24, sort with the price by the kilogram or litre <- app/features/catalog/listing/listing-params.ts, app/features/catalog/listing/listing-view.tsx
  it("reads anything without failing, and writes it in one canonical way", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (anything) => {
        const read = parseListing(new URLSearchParams(anything));
        const once = listingSearch({ ...read, page: read.page ?? 1 }).toString();
        const again = parseListing(new URLSearchParams(once));
        expect(String(listingSearch({ ...again, page: again.page ?? 1 }))).toBe(once);
      }),
    );
  });

  it.each(["0", "-1", "abc", "1.5", "1e3", "٣", "99999999", " 2"])("knows no page %j", (page) => {
    expect(parseListing(new URLSearchParams({ page })).page).toBeUndefined();
  });

  // spec catalogue: Unknown sorts and facets ignored; page 0 and -1 sent to the clean address, 9999 is 404 with ways out <- app/features/catalog/listing/listing-params.ts, app/features/catalog/listing/load-listing.ts
  it("ignores unknown sorts and parameters that are no facets", () => {
    const read = parseListing(
      new URLSearchParams(
        "sort=cheapest&vendor_id=%3Cb%3E&vendor_id=7&vendor_id=7&utm_source=x&gclid=y&mode=search&lng=en&a-b=1",
      ),
    );
    expect(read).toEqual({
      page: 1,
      sort: "rank",
      promo: false,
      onlyNew: false,
      preferred: false,
      facets: { vendor_id: ["7"] },
    });
  });

  it("keeps facets few and short", () => {
    const many = Array.from({ length: 140 }, (_, index) => `facet_${index}=${index}&one=${index}`).join("&");
    const { facets } = parseListing(
      new URLSearchParams(`${many}&long=${"9".repeat(41)}&${"n".repeat(41)}=1`),
    );
    expect(Object.keys(facets)).toHaveLength(6);
    expect(facets.one).toHaveLength(100);
    expect(JSON.stringify(facets)).not.toMatch(/9{41}|n{41}/);
  });

  // spec §3: Filters: facets, sort, promo, onlyNew, page, categoryId, pageSize 24
  it("keeps only the facets that the backend offers", () => {
    const offered = [
      { name: "Marchio", parameter: "vendor_id", values: [{ id: "7", name: "Selva", count: 1 }] },
    ];
    expect(offeredFacets({ vendor_id: ["7", "8"], colour: ["3"] }, offered)).toEqual({ vendor_id: ["7"] });
    expect(offeredFacets({ vendor_id: ["8"] }, offered)).toEqual({});
  });

  // spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts <- app/features/catalog/listing/listing-params.ts, app/features/catalog/listing/load-listing.ts, app/features/catalog/listing/facets.tsx
  it("takes several values repeated or with commas", () => {
    expect(parseListing(new URLSearchParams("vendor_id=9,7&vendor_id=8")).facets).toEqual({
      vendor_id: ["7", "8", "9"],
    });
  });

  it("understands the deep links' filter", () => {
    const read = parseListing(new URLSearchParams("filter=promo,new&filter=preferred"));
    expect([read.promo, read.onlyNew, read.preferred]).toEqual([true, true, true]);
  });

  it("keeps the page's own parameters in front", () => {
    expect(
      String(listingSearch({ sort: "price_asc", page: 2 }, { query: "pasta & riso", mode: undefined })),
    ).toBe("query=pasta+%26+riso&sort=price_asc&page=2");
  });

  it("takes one value away and starts again from the first page", () => {
    const before: ListingState = {
      page: 4,
      sort: "rank",
      promo: true,
      onlyNew: false,
      preferred: false,
      facets: { vendor_id: ["1", "2"], product_class_10000: ["5"] },
    };
    expect(withoutValue(before, "vendor_id", "1")).toEqual({
      ...before,
      page: 1,
      facets: { vendor_id: ["2"], product_class_10000: ["5"] },
    });
    expect(withoutValue(before, "product_class_10000", "5").facets).toEqual({ vendor_id: ["1", "2"] });
    expect(isFiltered(before)).toBe(true);
  });

  // spec catalogue: §3 Filters: promo, onlyNew, preferred (who signed in), page, pageSize 24, sort with the price by the kilogram or litre
  it("requests no filter that was not chosen", () => {
    const plain = parseListing(new URLSearchParams());
    expect(listingQuery({ ...plain, page: 1 }, { categoryId: 3 })).toEqual({
      categoryId: 3,
      page: 1,
      pageSize: 24,
      sort: "rank",
    });
  });
});
