import { expect, test, vi } from "vitest";
import type { Flyer } from "~/model/catalogue";
import { sampleProduct } from "~/lib/testing/sample-product";
import { translatorFor } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import { loadFlyer } from "./load-flyer";
import { sampleFlyer as week } from "./testing/sample-flyer";

const old: Flyer = { ...week, id: 72, name: "Halloween", slug: "halloween", until: "2026-11-01" };

function load(wanted: string, search = "") {
  const products = vi.fn(async ({ page = 1 }) => ({
    products: page <= 2 ? [sampleProduct()] : [],
    paging: { page, pages: 2, items: 30, pageSize: 24 },
  }));
  const shop = {
    t: translatorFor(tenants.loggia, "it"),
    locale: "it" as const,
    chosenAllergens: [],
    tenant: tenants.loggia,
    absolute: (path: string) => `https://shop.example${path}`,
    ebsn: {
      flyers: { list: async () => [old, week], products },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  };
  return loadFlyer(shop, wanted, new URLSearchParams(search));
}

// spec §2.1: /volantini, /volantini/{volantino} <- app/features/flyers/routes/flyers.tsx, app/features/flyers/routes/flyer.tsx
test("loads a flyer with its products by slug or by number", async () => {
  for (const wanted of ["offerte-della-settimana", "73"]) {
    const { data, init } = await load(wanted);
    expect(init?.status).toBe(200);
    expect(data).toMatchObject({ flyer: { name: "Offerte della settimana" }, items: 30, page: 1 });
    expect(data.seo.canonical).toBe("https://shop.example/volantini/offerte-della-settimana");
  }
});

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
test("an expired flyer is 410, an unknown one 404: both show the current flyers", async () => {
  const expired = await load("halloween");
  expect(expired.init?.status).toBe(410);
  expect(expired.data.gone).toMatchObject({
    text: expect.stringContaining("dom 1 novembre"),
    others: [{ name: "Offerte della settimana" }],
  });
  const unknown = await load("__proto__");
  expect(unknown.init?.status).toBe(404);
  expect(unknown.data.gone?.others).toHaveLength(1);
  expect(unknown.data.seo.noindex).toBe(true);
});

test("redirects an impossible page to the flyer, and answers 404 past the last page", async () => {
  await expect(load("73", "pagina=3")).rejects.toMatchObject({ status: 302 });
  await expect(load("73", "page=0")).rejects.toMatchObject({ status: 302 });
  expect((await load("73", "page=9999")).init?.status).toBe(404);
});
