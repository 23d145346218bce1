import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../kernel/testing";
import { shortPack } from "./product-json";
import { categoryData, detailData, listingData, treeData } from "./testing";

const chains = ["loggia", "quantobasta", "terrecomuni"];
const roots = async (tenant: string, filtered: boolean) =>
  (await ask(`category?filtered=${filtered}`, treeData, { tenant })).data.categories;
const listed = async (tenant: string, more = "") =>
  (await ask(`products?page_size=200${more}`, listingData, { tenant })).data.products;

beforeAll(() => control("reset"));

describe("chains differ as real ones do", () => {
  // spec attacked: W1 hidden roots differ by chain <- workers/sandbox/catalogue-api/category-tree.ts
  it("W1: every root of the first chain has categories, filtered or not", async () => {
    for (const filtered of [true, false]) {
      const all = await roots("loggia", filtered);
      expect(all.length).toBeGreaterThan(10);
      expect(all.filter(({ categories }) => !categories?.length)).toEqual([]);
    }
  });

  // spec attacked: W1 hidden roots differ by chain
  it("W1: lists hidden roots in one chain's filtered tree, in another's unfiltered tree only", async () => {
    const hidden = async (tenant: string, filtered: boolean) =>
      (await roots(tenant, filtered))
        .filter(({ metaData }) => metaData?.category_info["HIDE_IN_MENU"] === "true")
        .map(({ slug, categories }) => ({ slug, categories }));
    const helpers = ["timeslot-selector", "service-selector", "buste-e-imballaggi"].map((slug) => ({ slug }));
    expect(await hidden("quantobasta", true)).toEqual(helpers);
    expect(await hidden("terrecomuni", true)).toEqual([]);
    expect(await hidden("terrecomuni", false)).toEqual(helpers);
  });

  // spec attacked: W2 each row of the locator has its own warehouseId <- workers/sandbox/commerce/places/stores.ts
  it.each(chains)("W2: every row of the locator of %s has its own warehouseId", async (tenant) => {
    const rows = z.object({ warehouses: z.array(z.object({ warehouseId: z.int() })).min(3) });
    const { warehouses } = (await ask("warehouse-locator/search", rows, { tenant })).data;
    expect(new Set(warehouses.map(({ warehouseId }) => warehouseId)).size).toBe(warehouses.length);
  });

  // spec attacked: W4 two names of the unit, two kinds of picture address, two names of nutrition <- workers/sandbox/catalogue-api/product-json.ts
  it("W4: the unit of measure has two names, pictures have two kinds of address", async () => {
    const [one] = await listed("loggia");
    expect(one).toMatchObject({ unitMeasureBase: { um: expect.any(String) } });
    expect(one?.unitMeasureBaseSelling).toBeUndefined();
    expect(one?.mediaURL).toMatch(/^\/photo\//);
    const [other] = await listed("quantobasta");
    expect(other).toMatchObject({ unitMeasureBaseSelling: { um: expect.any(String) } });
    expect(other?.unitMeasureBase).toBeUndefined();
    expect(other?.mediaURLMedium).toMatch(/^http:\/\/127\.0\.0\.1:8788\/t\/quantobasta\/photo\//);
    const { media } = (await ask(`products/${other?.id}`, detailData, { tenant: "quantobasta" })).data;
    expect(
      (
        await call(new URL(media[0]?.large ?? "").pathname.replace("/t/quantobasta", ""), {
          tenant: "quantobasta",
        })
      ).status,
    ).toBe(200);
  });

  // spec attacked: W4 two names of the unit, two kinds of picture address, two names of nutrition
  it("W4: nutrition has an upper-case key in one chain, a lower-case key in another", async () => {
    const keysOf = async (tenant: string) => {
      const products = await listed(tenant, "&q=biscotti");
      const details = await Promise.all(
        products
          .slice(0, 10)
          .map(async ({ id }) => (await ask(`products/${id}`, detailData, { tenant })).data),
      );
      const keys = details.flatMap(({ metaData }) => Object.keys(metaData.product_description));
      return [...new Set(keys.filter((key) => /^nutrition/i.test(key)))];
    };
    expect(await keysOf("quantobasta")).toEqual(["NUTRITIONAL_INFO"]);
    expect(await keysOf("loggia")).toEqual(["nutritional_values"]);
  });

  // spec attacked: W5 category.xml <- workers/sandbox/catalogue-api/sitemap.ts
  it("W5: category.xml lists <base>/<slug> for each category that menus may show", async () => {
    const answer = await call("/category.xml", { tenant: "quantobasta" });
    expect(answer.headers.get("content-type")).toContain("xml");
    const text = await answer.text();
    const slugs = [...text.matchAll(/<loc>http:\/\/127\.0\.0\.1:8788\/t\/quantobasta\/([^<]+)<\/loc>/g)].map(
      ([, slug]) => slug,
    );
    expect(slugs.length).toBeGreaterThan(100);
    const [first] = await roots("quantobasta", true);
    expect(slugs[0]).toBe(first?.slug);
    expect(slugs).toContain(first?.categories?.[0]?.categories?.[0]?.slug);
    expect(slugs).not.toContain("timeslot-selector");
  });

  it.each([
    ["loggia", "/sitemap/category.xml", "/category.xml"],
    ["quantobasta", "/category.xml", "/sitemap/category.xml"],
    ["terrecomuni", "/sitemap/category.xml", "/category.xml"],
  ])("X23: %s has its sitemap of categories at %s, and not at %s", async (tenant, here, notHere) => {
    const answer = await call(here, { tenant });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      expect.stringContaining("xml"),
    ]);
    expect((await answer.text()).match(/<loc>/g)?.length).toBeGreaterThan(100);
    expect((await call(notHere, { tenant })).status).toBe(404);
  });

  // spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category <- workers/sandbox/catalogue-api/product-json.ts, workers/sandbox/chains/sandbox-tenant.ts, app/ebsn/catalog/mapping/pack.ts, app/ebsn/catalog/mapping/price.ts, app/ebsn/catalog/mapping/category.ts
  it("X23: a category lists its children under one of two names", async () => {
    const one = async (tenant: string) => {
      const [root] = await roots(tenant, true);
      const { category } = (await ask(`category?slug=${root?.slug}`, categoryData, { tenant })).data;
      const [told, other] = [category.categories, category.children];
      const below = told ?? other ?? [];
      expect(below.map(({ slug }) => slug)).toEqual(root?.categories?.map(({ slug }) => slug));
      expect(below.some(({ categories, children }) => (told ? categories : children)?.length)).toBe(true);
      return [told !== undefined, other !== undefined];
    };
    expect(await one("loggia")).toEqual([true, false]);
    expect(await one("quantobasta")).toEqual([false, true]);
    expect(await one("terrecomuni")).toEqual([true, false]);
  });

  // spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
  it("X23: gives the content of a pack in full, shortened, or in PACKAGE_DESCR", async () => {
    const packs = async (tenant: string) =>
      (await listed(tenant)).map(({ description, productInfos }) => [
        description,
        productInfos["PACKAGE_DESCR"],
      ]);
    expect(await packs("loggia")).toContainEqual([expect.stringMatching(/^\d+ g$/), undefined]);
    expect(await packs("quantobasta")).toContainEqual([expect.stringMatching(/^GR\. \d+$/), undefined]);
    expect(await packs("terrecomuni")).toContainEqual(["", expect.stringMatching(/^\d+ g$/)]);
    expect(["304 g", "1,5 l", "75 cl", "6 x 330 ml", "4 rotoli", "al kg"].map(shortPack)).toEqual([
      ...["GR. 304", "LT. 1,5", "CL. 75", "ML. 330 X 6 PZ.", "4 rotoli", "al kg"],
    ]);
  });

  // spec law: the lowest price of the last 30 days beside each reduced price, where the backend tells it <- workers/sandbox/catalogue-api/product-json.ts
  it("puts the lowest price of thirty days behind the pack of some promotions only", async () => {
    for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
      const told = (await listed(tenant, "&promo=true")).map(({ description, productInfos }) =>
        /\(Minimo € \d+,\d\d( - \d+%)?\)$/.test(description || (productInfos["PACKAGE_DESCR"] ?? "")),
      );
      expect(new Set(told)).toEqual(new Set([true, false]));
      const others = (await listed(tenant)).filter(({ warehousePromo }) => !warehousePromo);
      expect(JSON.stringify(others)).not.toContain("Minimo");
    }
  });

  // spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
  it("X23: unit prices come as priceUmDisplay, priceUm or both, by chain and promotion", async () => {
    const keys = async (tenant: string, promo: boolean) => {
      const products = await listed(tenant, `&promo=${promo}`);
      expect(products.length).toBeGreaterThan(20);
      return new Set(
        products
          .filter(({ priceStandardDisplay }) => (priceStandardDisplay !== undefined) === promo)
          .map(({ priceUm, priceUmDisplay }) => `${priceUm && "list"} ${priceUmDisplay && "paid"}`),
      );
    };
    expect(await keys("loggia", false)).toEqual(new Set(["undefined paid"]));
    expect(await keys("quantobasta", false)).toEqual(new Set(["list paid"]));
    expect(await keys("terrecomuni", false)).toEqual(new Set(["list undefined"]));
    expect(await keys("terrecomuni", true)).toEqual(new Set(["list paid"]));
  });

  it("the price by the unit is the price that is paid, divided by what the pack holds", async () => {
    for (const tenant of chains)
      for (const promo of [true, false]) {
        const sums = (await listed(tenant, `&promo=${promo}`)).flatMap((one) => {
          const told = one.description || (one.productInfos["PACKAGE_DESCR"] ?? "");
          const held = /^(?:GR\. (\d+)|(\d+) g)(?: \(|$)/.exec(told)?.slice(1).find(Boolean);
          if (!held || one.weightUnitDisplay !== "KG" || one.priceUnitDisplay !== "pz") return [];
          const cents = Math.round(one.priceDisplay * 100);
          return [[(one.priceUmDisplay ?? one.priceUm ?? 0) * 100, (cents * 1000) / Number(held)]];
        });
        expect(sums.length, tenant).toBeGreaterThan(20);
        for (const [told = 0, sum = 0] of sums) expect(Math.abs(told - sum), tenant).toBeLessThan(0.51);
      }
  });

  // spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
  it("X23: a promotion tells what it takes off in hundredths, in euro below zero, or both", async () => {
    const promo = async (tenant: string) => {
      const reduced = await listed(tenant, "&promo=true");
      const product = reduced.find(({ priceStandardDisplay }) => priceStandardDisplay !== undefined);
      const { warehousePromo, price = 0, priceDisplay = 0 } = product ?? {};
      if (warehousePromo?.discount !== undefined)
        expect(warehousePromo.discount).toBeCloseTo(priceDisplay - price, 2);
      return [warehousePromo?.discountPerc !== undefined, warehousePromo?.discount !== undefined];
    };
    expect(await promo("loggia")).toEqual([true, false]);
    expect(await promo("quantobasta")).toEqual([false, true]);
    expect(await promo("terrecomuni")).toEqual([true, true]);
  });

  it("an everyday price tells neither what it takes off nor a price before, and has no last day", async () => {
    for (const tenant of chains) {
      const everyday = (await listed(tenant, "&promo=true")).filter(
        ({ warehousePromo }) => warehousePromo?.view.body === "PI&Ugrave; BASSI SEMPRE",
      );
      expect(everyday.length, tenant).toBeGreaterThan(2);
      for (const { warehousePromo: promo, price, priceDisplay, priceStandardDisplay } of everyday) {
        expect([promo?.discount, promo?.discountPerc, promo?.expireDate]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
        expect([priceStandardDisplay, priceDisplay]).toEqual([undefined, price]);
      }
    }
  });

  // spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
  it("X23: order_by takes precedence over sort, unless its value is unknown", async () => {
    const prices = async (more: string) =>
      (await listed("loggia", `&q=pasta&${more}`)).map(({ priceDisplay }) => priceDisplay);
    const rising = await prices("sort=price_asc");
    expect(rising.length).toBeGreaterThan(10);
    expect(await prices("order_by=price+asc")).toEqual(rising);
    expect(await prices("order_by=price+asc&sort=name_asc")).toEqual(rising);
    expect(await prices("order_by=search_score+desc&sort=price_asc")).toEqual(await prices("sort=rank"));
    expect(await prices("order_by=moon&sort=price_asc")).toEqual(rising);
  });
});
