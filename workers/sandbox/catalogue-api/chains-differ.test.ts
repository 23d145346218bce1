import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../kernel/testing";
import { detailData, listingData, treeData } from "./wire-facts";

const chains = ["loggia", "quantobasta", "terrecomuni"];
const roots = async (tenant: string, filtered: boolean) =>
  (await ask(`category?filtered=${filtered}`, treeData, { tenant })).data.categories;
const listed = async (tenant: string, more = "") =>
  (await ask(`products?page_size=200${more}`, listingData, { tenant })).data.products;

beforeAll(() => control("reset"));

describe("chains differ as real ones do", () => {
  it("W1: every root of the first chain has categories, filtered or not", async () => {
    for (const filtered of [true, false]) {
      const all = await roots("loggia", filtered);
      expect(all.length).toBeGreaterThan(10);
      expect(all.filter(({ categories }) => !categories?.length)).toEqual([]);
    }
  });

  it("W1: hidden roots stand in the filtered tree of one chain, in the unfiltered tree alone of another", async () => {
    const hidden = async (tenant: string, filtered: boolean) =>
      (await roots(tenant, filtered))
        .filter(({ metaData }) => metaData?.category_info["HIDE_IN_MENU"] === "true")
        .map(({ slug, categories }) => ({ slug, categories }));
    const helpers = ["timeslot-selector", "service-selector", "buste-e-imballaggi"].map((slug) => ({ slug }));
    expect(await hidden("quantobasta", true)).toEqual(helpers);
    expect(await hidden("terrecomuni", true)).toEqual([]);
    expect(await hidden("terrecomuni", false)).toEqual(helpers);
  });

  it.each(chains)("W2: every row of the locator of %s has its own warehouseId", async (tenant) => {
    const rows = z.object({ warehouses: z.array(z.object({ warehouseId: z.int() })).min(3) });
    const { warehouses } = (await ask("warehouse-locator/search", rows, { tenant })).data;
    expect(new Set(warehouses.map(({ warehouseId }) => warehouseId)).size).toBe(warehouses.length);
  });

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

  it("W4: nutrition stands under its upper-case name in one chain, its lower-case name in the others", async () => {
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
});
