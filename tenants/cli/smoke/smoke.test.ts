import { describe, expect, it } from "vitest";
import type { Reply } from "../net/visit";
import { tempWorld } from "../testing/temp-world";
import { headProblem, hintProblem, scriptBeforeWanted } from "./head";

const theme = "/chain/alba/0123456789abcdef.css";
const meta = `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>Alba</title>`;
const script = `<script nonce="1">1</script>`;
const linked = (...hrefs: string[]) =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");
const head = `${meta}${linked("/assets/base-12345678.css", theme)}${script}`;
const carried = `${meta}<style nonce="1" data-href="/assets/base-12345678.css">a{}</style><style nonce="1" data-href="${theme}">b{}</style>${script}`;
const page = (body: string, start = head) => `<html><head>${start}</head><body>${body}</body></html>`;
const headers = {
  "content-security-policy": "default-src 'self'; script-src 'self' 'nonce-1'; frame-ancestors 'none'",
  "cache-control": "private, no-cache",
  link: `</assets/base-12345678.css>; rel=preload; as=style, <${theme}>; rel=preload; as=style`,
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000",
};
/** A healthy shop, by path. */
const shop: Record<string, string> = {
  "/": page('<h1>La <b>spesa</b></h1><a href="/category/pane?x">Pane</a>'),
  "first /": page("<h1>La <b>spesa</b></h1>", carried),
  "/category/pane": page('<h1>Pane</h1><a href="/product/rosetta">Rosetta</a>'),
  "/product/rosetta": page("<h1>Rosetta</h1>"),
  "/search": page("<h1>Risultati</h1>"),
  [theme]: ":root{--brand:#102030}",
  "/assets/base-12345678.css": "a{}",
  "/robots.txt": "User-agent: *\nDisallow: /cart\n",
  "/sitemap.xml":
    "<sitemapindex><sitemap><loc>https://www.alba.it/sitemaps/pages.xml</loc></sitemap></sitemapindex>",
};

const visitOf =
  (pages: Record<string, string | undefined>, over: Partial<Reply> = {}) =>
  async (url: string, own: Readonly<Record<string, string>> = {}): Promise<Reply> => {
    const { pathname } = new URL(url);
    const isFirst = own["sec-fetch-site"] === "none";
    const body = (isFirst ? pages[`first ${pathname}`] : undefined) ?? pages[pathname];
    const kind: Record<string, string> = pathname.endsWith(".css")
      ? { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" }
      : {};
    return {
      status: body === undefined ? 404 : 200,
      headers: { ...headers, ...kind },
      body: body ?? "",
      earlyHints: false,
      ...over,
    };
  };
const { say } = tempWorld();
const smoke = (pages: Record<string, string | undefined>, over?: Partial<Reply>) =>
  say("smoke https://www.alba.it", { visit: visitOf(pages, over) });

describe("smoke", () => {
  // spec operator: smoke walks through a shop that is there <- tenants/cli/smoke/smoke.ts, tenants/cli/smoke/head.ts
  it("finds no fault in a healthy shop", async () => {
    const { code, out } = await smoke(shop);
    expect(out).toContain('ok    home: / answers 200, "La spesa"\n');
    for (const line of [
      "Link: names the style sheets, for Early Hints",
      "head: charset, title, styles, script, in this order",
      "script: none before it is wanted",
      "first document: carries its 2 sheets",
      `theme: ${theme}, 22 characters`,
    ])
      expect(out).toContain(`ok    ${line}\n`);
    expect(out).toContain('ok    product: /product/rosetta answers 200, "Rosetta"\n');
    expect(out).toContain("ok    files: 2 of the home are there\n");
    expect(out).toContain("19 looked at, 0 wrong\n");
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
    [
      "Early Hints that lack the theme",
      shop,
      { headers: { ...headers, link: "</assets/base-12345678.css>; rel=preload; as=style" } },
      `WRONG Link: does not name ${theme}`,
    ],
    [
      "styles behind the script",
      { ...shop, "/": page("<h1>Alba</h1>", `${meta}${linked("/a.css")}${script}${linked(theme)}`) },
      {},
      "WRONG head: a style sheet stands behind the first script",
    ],
    [
      "a script that nobody wants yet",
      { ...shop, "/": `${page("<h1>Alba</h1>")}<script type="module" src="/assets/entry.js"></script>` },
      {},
      'WRONG script: fetched before it is wanted: <script type="module" src="/assets/entry.js"',
    ],
    [
      "a first visit that waits for files",
      { ...shop, "first /": page("<h1>Alba</h1>") },
      {},
      "WRONG first document: waits for style sheets of its own",
    ],
    [
      "the themes of two chains on one page",
      {
        ...shop,
        "/": page("<h1>Alba</h1>", `${meta}${linked("/assets/theme-12345678.css", theme)}${script}`),
      },
      {},
      "WRONG theme: the chain's own is not the last sheet",
    ],
    [
      "files that are gone",
      { ...shop, "/assets/base-12345678.css": undefined },
      {},
      "WRONG files: /assets/base-12345678.css answers 404",
    ],
    ["a theme that is gone", { ...shop, [theme]: "Not found" }, {}, "WRONG theme: /chain/alba/"],
    ["no headers", shop, { headers: {} }, "WRONG Link: names no style sheet to preload"],
  ])("finds %s", async (_, pages, over, words) => {
    const { code, err } = await smoke(pages, over);
    expect(code).toBe(1);
    expect(err).toContain(words);
  });

  // spec operator: smoke walks through a shop that is there
  it("explains a missing response and an invalid address", async () => {
    const visit = () => Promise.reject(new Error("www.alba.it does not resolve: no such name in DNS"));
    const { code, err } = await say("smoke https://www.alba.it", { visit });
    expect(code).toBe(1);
    expect(err).toContain("WRONG home: www.alba.it does not resolve");
    expect(await say("smoke www.alba.it", { visit })).toMatchObject({ code: 2 });
  });
});

// spec operator: smoke looks at Early Hints, the order of the head and the chain's own theme <- tenants/cli/smoke/head.ts
it("checks that the head has its parts in the right order", () => {
  expect(headProblem(`<head>${head}</head>`)).toBeUndefined();
  expect(headProblem(`<head>${carried}</head>`)).toBeUndefined();
  expect(headProblem(`<head>${head.replace(script, "")}</head>`)).toBeUndefined();
  expect(headProblem(`<head><script></script>${head}</head>`)).toBe(
    "the charset stands behind what needs it",
  );
  expect(headProblem(`<head>${meta}</head>`)).toBe("the first style sheet is missing");
  expect(headProblem("<head><meta charset=utf-8></head>")).toBe("the viewport is missing");
  expect(headProblem(`<html lang="it"><!--${" ".repeat(1100)}--><head>${head}</head>`)).toBe(
    "the charset stands behind 1024 bytes",
  );
  expect(headProblem("<p>")).toBe("there is no head");
});

// spec operator: smoke looks at Early Hints, the order of the head and the chain's own theme
it("checks that the hints are the page's sheets in order", () => {
  const hints = (...hrefs: string[]) => hrefs.map((href) => `<${href}>; rel=preload; as=style`).join(", ");
  const both = page("", `${meta}${linked("/a.css", "/b.css")}`);
  expect(hintProblem(both, hints("/a.css", "/b.css"))).toBeUndefined();
  expect(hintProblem(both, hints("/b.css", "/a.css"))).toContain("another order");
  expect(hintProblem(both, hints("/a.css", "/b.css", "/c.css"))).toContain("names /c.css");
  expect(hintProblem(both, "</p.webp>; rel=preload; as=image")).toBe("names no style sheet to preload");
  expect([scriptBeforeWanted(both), scriptBeforeWanted('<link rel="modulepreload" href="/a.js"/>')]).toEqual([
    undefined,
    '<link rel="modulepreload" href="/a.js"/',
  ]);
});
