/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { control, fetchSandbox } from "../../../workers/sandbox/kernel/testing";
import type { Visit } from "../net/visit";
import { contract } from "./contract";

const base = "http://127.0.0.1:8788/t/loggia";

const visit: Visit = async (url) => {
  const answer = await fetchSandbox(url, { redirect: "manual" });
  const headers = Object.fromEntries(answer.headers);
  const isText = /text|json|xml/.test(headers["content-type"] ?? "");
  const body = isText ? await answer.text() : "";
  return { status: answer.status, headers, body, earlyHints: false };
};
const findingsSchema = z.object({
  findings: z.array(
    z.object({
      about: z.string(),
      says: z.string(),
      well: z.boolean().optional(),
      differs: z.string().optional(),
      setting: z.string().optional(),
      address: z.string().optional(),
    }),
  ),
});

/** Differences that are found, with at most one fact changed. */
async function differing(scenario?: string) {
  if (scenario) await control("scenario", { name: scenario, on: true });
  try {
    const { data } = await contract({ visit, rest: async () => {} }, base);
    return findingsSchema.parse(data).findings.filter(({ differs }) => differs !== undefined);
  } finally {
    if (scenario) await control("scenario", { name: scenario, on: false });
  }
}

beforeAll(() => control("reset"));
afterAll(() => control("reset"));

describe("contract against the sandbox with one changed fact", () => {
  // spec operator: contract is proven against the sandbox with one fact of each kind changed <- tenants/cli/contract/facts.ts, tenants/cli/contract/products.ts, workers/sandbox/kernel/other-answers.ts
  it("finds no difference in an unchanged sandbox", async () => {
    expect(await differing()).toEqual([]);
  });

  // spec operator: contract is proven against the sandbox with one fact of each kind changed
  it.each<[scenario: string, about: string, differs: string, words: string]>([
    ["other-envelope", "envelope", "read", "response has no infos, warnings, infosMessage"],
    ["other-status", "envelope", "read", 'response.status "OK"'],
    ["other-page", "envelope", "setting", "an HTML page"],
    ["other-address", "envelope", "setting", "leads to https://www.altrove.example/"],
    ["malformed", "envelope", "setting", "with no JSON"],
    ["refuse", "envelope", "programmer", "response.status 1"],
    ["other-visitor", "visitor", "read", "userId 0"],
    ["other-header", "session", "read", "no header x-ebsn-session"],
    ["empty", "category tree", "programmer", "no data.categories"],
    ["other-slugs", "category tree", "read", "slugs are no paths"],
    ["other-below", "below a category", "programmer", "neither of categories, children"],
    ["other-unknown", "unknown category", "programmer", "200 instead of 404"],
    ["other-unknown", "unknown product", "programmer", "200 instead of 404"],
    ["other-session", "a call that needs a session", "read", "401 instead of 419"],
    ["other-refusal", "a call that needs a session", "programmer", "500 instead of 419"],
    ["other-paging", "page of a listing", "read", "no totItems"],
    ["other-beyond", "beyond the last page", "read", "404"],
    ["other-facets", "filters", "read", "no data.facets"],
    ["other-search", "search", "programmer", "finds nothing"],
    ["no-prices", "prices", "read", "asks visitors to log in"],
    ["price-included", "price of a promotion", "setting", "Set priceIncludesPromotion"],
    ["other-discount", "what a promotion takes off", "read", "without hundredths"],
    ["other-unit-price", "price by the unit", "read", "what the pack holds"],
    ["other-unit", "unit of measure", "read", "weightUnitDisplay"],
    ["other-stock", "how much there is", "read", "do not tell it"],
    ["other-packs", "what a pack holds", "read", 'as "KG.1,5"'],
    ["odd-packs", "what a pack holds", "read", 'as "VASCHETTA MEDIA"'],
    ["other-nutrition", "nutrition", "read", "the column of 100 g or ml"],
    ["odd-nutrition", "nutrition", "read", "stands as a text"],
    ["coded-nutrition", "nutrition", "programmer", "is data"],
    ["other-pictures", "pictures", "setting", "Set pictureBase"],
    ["other-stores", "stores", "programmer", "no data.warehouses"],
    ["other-flyers", "flyers", "programmer", "no data.leaflets"],
    ["other-adverts", "adverts", "programmer", "no data.advs"],
    ["other-sitemap", "sitemap of categories", "read", "writes its own sitemap"],
    ["other-errors", "errors", "read", "a text instead of a code"],
  ])("%s: %s (%s)", async (scenario, about, differs, words) => {
    const found = (await differing(scenario)).find((finding) => finding.about === about);
    expect(found).toMatchObject({ differs });
    expect(found?.says).toContain(words);
    expect(found?.says).toContain(`[GET ${found?.address}]`);
    expect(found?.well).toBe(differs === "read" ? undefined : false);
    expect(found?.setting !== undefined).toBe(differs === "setting");
  });

  // spec operator: contract is proven against the sandbox with one fact of each kind changed
  it("finds that a plain sandbox differs in its error texts only", async () => {
    expect((await differing("plain")).map(({ about, differs }) => [about, differs])).toEqual([
      ["errors", "read"],
    ]);
  });
});
