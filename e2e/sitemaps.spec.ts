import { expect, test } from "./fixtures";

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);

test("each chain has its own robots.txt and its own map of all it sells", async ({
  request,
  shop,
  sandbox: _reset,
}) => {
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
    const robots = await (await request.get(`${shop(tenant)}/robots.txt`)).text();
    const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
    expect(map).toBe(`${shop(tenant)}/sitemap.xml`);
    const index = await request.get(map);
    expect(index.headers()["content-type"]).toContain("xml");
    expect(index.headers()["cache-control"]).toContain("public");
    const files = locations(await index.text());
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      const pages = locations(await answer.text());
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.length).toBeLessThanOrEqual(5000);
      expect(pages.every((url) => url.startsWith(`${shop(tenant)}/`))).toBe(true);
      const some = pages.at(-1) ?? "";
      expect((await request.get(some)).status(), some).toBe(200);
    }
  }
});

test("what is not in the index is not there", async ({ request, shop, sandbox: _reset }) => {
  for (const file of ["products-99.xml", "products-0.xml", "x.xml", "pages"])
    expect((await request.get(`${shop()}/sitemaps/${file}`)).status(), file).toBe(404);
});

test("a search is not for search engines, a filtered department is a version of the whole one", async ({
  page,
  shop,
}) => {
  await page.goto("/search?query=latte");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.goto("/category/pane-e-forno?promo=1&sort=price_asc");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${shop()}/category/pane-e-forno`,
  );
});

test("words searched do not cost the shared pages", async ({ page }) => {
  await page.goto("/search?query=latte");
  const how = async () => (await page.request.get("/volantini")).headers()["server-timing"] ?? "";
  await expect.poll(how).toMatch(/page hit/);
});
