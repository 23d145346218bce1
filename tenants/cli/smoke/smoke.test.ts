import { describe, expect, it } from "vitest";
import type { Reply } from "../net/visit";
import { tempWorld } from "../testing/temp-world";
import { headProblem } from "./head";

const head = `<meta charSet="utf-8"/><title>Alba</title><link rel="stylesheet" href="/a.css"/><script nonce="1">1</script>`;
const page = (body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const headers = {
  "content-security-policy": "default-src 'self'; script-src 'self' 'nonce-1'; frame-ancestors 'none'",
  "cache-control": "private, no-cache",
  link: "</a.css>; rel=preload; as=style",
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000",
};
/** A shop that is well, by path. */
const shop: Record<string, string> = {
  "/": page('<h1>La <b>spesa</b></h1><a href="/category/pane?x">Pane</a>'),
  "/category/pane": page('<h1>Pane</h1><a href="/product/rosetta">Rosetta</a>'),
  "/product/rosetta": page("<h1>Rosetta</h1>"),
  "/search": page("<h1>Risultati</h1>"),
  "/robots.txt": "User-agent: *\nDisallow: /cart\n",
  "/sitemap.xml":
    "<sitemapindex><sitemap><loc>https://www.alba.it/sitemaps/pages.xml</loc></sitemap></sitemapindex>",
};

const visitOf =
  (pages: Record<string, string>, over: Partial<Reply> = {}) =>
  async (url: string): Promise<Reply> => {
    const body = pages[new URL(url).pathname];
    return { status: body === undefined ? 404 : 200, headers, body: body ?? "", earlyHints: false, ...over };
  };
const { say } = tempWorld();
const smoke = (pages: Record<string, string>, over?: Partial<Reply>) =>
  say("smoke https://www.alba.it", { visit: visitOf(pages, over) });

describe("smoke", () => {
  // spec operator: smoke walks through a shop that is there <- tenants/cli/smoke/smoke.ts, tenants/cli/smoke/head.ts
  it("finds nothing wrong with a shop that is well", async () => {
    const { code, out } = await smoke(shop);
    expect(out).toContain('ok    home: / answers 200, "La spesa"\n');
    expect(out).toContain('ok    product: /product/rosetta answers 200, "Rosetta"\n');
    expect(out).toContain("14 looked at, 0 wrong\n");
    expect(code).toBe(0);
    const json = await say("smoke https://www.alba.it --json", {
      visit: visitOf(shop, { earlyHints: true }),
    });
    expect(JSON.parse(json.out)).toMatchObject({
      origin: "https://www.alba.it",
      wrong: 0,
      findings: expect.arrayContaining([{ about: "Early Hints", says: "103 came first" }]),
    });
  });

  // spec operator: smoke walks through a shop that is there
  it.each([
    [
      "a product page that fails",
      { ...shop, "/product/rosetta": "<p>500" },
      {},
      "WRONG product: /product/rosetta answers 200, and has no heading",
    ],
    [
      "a home without goods",
      { ...shop, "/": page("<h1>Alba</h1>") },
      {},
      "WRONG category: no page before it leads there",
    ],
    [
      "a sitemap of another host",
      { ...shop, "/sitemap.xml": "<loc>https://staging.alba.it/</loc>" },
      {},
      "WRONG sitemap: leads away: https://staging.alba.it/",
    ],
    ["a shop that answers everything", shop, { status: 200 }, "WRONG a page that is not there: answers 200"],
    [
      "scripts of anybody",
      shop,
      { headers: { ...headers, "content-security-policy": "script-src 'unsafe-inline'" } },
      "WRONG Content-Security-Policy",
    ],
    ["no headers", shop, { headers: {} }, "WRONG Link: names no style sheet to preload"],
  ])("finds %s", async (_, pages, over, words) => {
    const { code, err } = await smoke(pages, over);
    expect(code).toBe(1);
    expect(err).toContain(words);
  });

  // spec operator: smoke walks through a shop that is there
  it("says why there is no answer, and what is no address", async () => {
    const visit = () => Promise.reject(new Error("www.alba.it does not resolve: no such name in DNS"));
    const { code, err } = await say("smoke https://www.alba.it", { visit });
    expect(code).toBe(1);
    expect(err).toContain("WRONG home: www.alba.it does not resolve");
    expect(await say("smoke www.alba.it", { visit })).toMatchObject({ code: 2 });
  });
});

// spec operator: smoke walks through a shop that is there
it("the head has what a browser needs first, first", () => {
  expect(headProblem(`<head>${head}</head>`)).toBeUndefined();
  expect(headProblem(`<head><script></script>${head}</head>`)).toBe(
    "the charset stands behind what needs it",
  );
  expect(headProblem("<head><meta charset=utf-8><title>A</title></head>")).toBe(
    "the first style sheet is missing",
  );
  expect(headProblem("<p>")).toBe("there is no head");
});
