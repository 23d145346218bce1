import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Fetches an address of the chain whose page is open. */
const ask = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const header = (name: string) => answer.headers.get(name) ?? "";
    return {
      status: answer.status,
      type: header("content-type"),
      cache: header("cache-control"),
      timing: header("server-timing"),
      text: await answer.text(),
    };
  }, url);

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
test("each chain has its own robots.txt and its own sitemap", async ({ page, shop }) => {
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
    await page.goto(`${shop(tenant)}/volantini`);
    const robots = await ask(page, "/robots.txt");
    expect(robots.text).toContain(`\nSitemap: ${shop(tenant)}/sitemap.xml\n`);
    const index = await ask(page, "/sitemap.xml");
    expect(index.type).toContain("xml");
    expect(index.cache).toContain("public");
    const files = locations(index.text);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const { status, text } = await ask(page, file);
      expect(status, file).toBe(200);
      const pages = locations(text);
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.length).toBeLessThanOrEqual(5000);
      expect(pages.every((url) => url.startsWith(`${shop(tenant)}/`))).toBe(true);
      const last = pages.at(-1) ?? "";
      expect((await ask(page, last)).status, last).toBe(200);
    }
  }
});

test("a sitemap file outside the index answers 404", async ({ page }) => {
  await page.goto("/volantini");
  for (const file of ["products-99.xml", "products-0.xml", "x.xml", "pages"])
    expect((await ask(page, `/sitemaps/${file}`)).status, file).toBe(404);
});

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
test("a search is noindex, and a filtered department has its canonical URL", async ({ page, shop }) => {
  await page.goto("/search?query=latte");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.goto("/category/pane-e-forno?promo=1&sort=price_asc");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${shop()}/category/pane-e-forno`,
  );
});

test("a search does not bypass the page cache of later pages", async ({ page }) => {
  await page.goto("/search?query=latte");
  await expect.poll(async () => (await ask(page, "/volantini")).timing).toMatch(/page hit/);
});
