import * as fc from "fast-check";
import { expect, test } from "vitest";
import { filesFor, perFile, sitemapIndex, urlSet } from "./sitemap-xml";

test("addresses are escaped", () => {
  const xml = urlSet([{ url: `https://shop.example/a?b=1&c="<'>"` }]);
  expect(xml).toContain("<loc>https://shop.example/a?b=1&amp;c=&quot;&lt;&apos;&gt;&quot;</loc>");
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  expect(sitemapIndex(["https://shop.example/sitemaps/pages.xml"])).toContain(
    "<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>",
  );
});

test("C5: tells when a page was changed where that is known", () => {
  const xml = urlSet([
    { url: "https://shop.example/page/a", modified: "2026-03-02T08:14:07Z" },
    { url: "https://shop.example/page/b" },
  ]);
  expect(xml).toContain("/a</loc><lastmod>2026-03-02T08:14:07Z</lastmod></url>");
  expect(xml).toContain("/b</loc></url>");
});

test("no address opens a tag of its own", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), (urls) => {
      const tags = urlSet(urls.map((url) => ({ url }))).match(/<\w+/g) ?? [];
      expect(tags).toHaveLength(1 + 2 * urls.length);
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [perFile, 1],
  [perFile + 1, 2],
])("%i products take %i files", (products, files) => expect(filesFor(products)).toBe(files));
