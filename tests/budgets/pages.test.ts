import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../../workers/run/miniflare.mjs";
import { brotli, styleBytes } from "./client-bundle";

type Running = Awaited<ReturnType<typeof startShop>>;
const category = "/category/frutta-e-verdura";
let shop: Running;

/** A document as a phone asks for it; the first chain answers on the bare address. */
async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${shop.shopPort}${path}`, {
    headers: { "User-Agent": "Mozilla/5.0 Chrome/120", Accept: "text/html", ...headers },
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
/** The HTML of a chain's page; `fetch` knows no host below localhost. */
const htmlOf = (chain: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      Host: `${chain}.localhost:${shop.shopPort}`,
      "User-Agent": "Mozilla/5.0 Chrome/120",
      Accept: "text/html",
    };
    http
      // a connection of its own: one that was kept may be closed from the other end just then
      .get({ host: "127.0.0.1", port: shop.shopPort, path, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve(Buffer.concat(chunks).toString()));
      })
      .on("error", reject);
  });

const elementsIn = (html: string) => html.match(/<[a-z][a-z0-9]*[\s>/]/g)?.length ?? 0;
const cardsIn = (html: string) => html.match(/class="card-product-name"/g)?.length ?? 0;
const categoriesIn = (html: string) =>
  [...html.matchAll(/href="(\/category\/[^"?#]+)"/g)].flatMap(([, path]) => path ?? []);

/** What a phone gets of a page before it touches anything, pictures apart: a kB is left for headers. */
const wireOf = (html: string) => brotli(html, 4) + styleBytes(4) + 1000;

const sandboxConsole = (path: string, init?: RequestInit) =>
  fetch(`${shop.sandboxOrigin}/t/loggia/sandbox/${path}`, init);

async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  await sandboxConsole("calls/clear", { method: "POST", headers: { Accept: "application/json" } });
  await work();
  const { calls } = (await (
    await sandboxConsole("calls", { headers: { Accept: "application/json" } })
  ).json()) as {
    calls: { path: string }[];
  };
  return calls.map(({ path }) => path);
}

beforeAll(async () => {
  shop = await startShop({ quiet: true });
  await page(category);
}, 60_000);
afterAll(() => shop.stop());

describe("documents", () => {
  it("a category page of 24 products stays within 16 kB brotli", async () => {
    const { status, html } = await page(category);
    expect(status).toBe(200);
    expect(html.match(/class="card-product-name"/g)).toHaveLength(24);
    expect(brotli(html)).toBeLessThanOrEqual(16_000);
  });

  it("carries at most 3 kB of script, fetches none by itself, and draws its icons without <use>", async () => {
    const { html } = await page(category);
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>([^]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(([, attributes]) => attributes).join()).not.toContain("src");
    expect(scripts.reduce((sum, [, , code]) => sum + (code?.length ?? 0), 0)).toBeLessThanOrEqual(3000);
    expect(html).not.toMatch(/modulepreload|<use\b/);
  });

  it.each(["loggia", "quantobasta", "terrecomuni"])(
    "no listing of %s weighs more than 27 kB or has more than 600 elements, no page much more",
    async (chain) => {
      const departments = await htmlOf(chain, "/catalog");
      const roots = [...new Set(categoriesIn(departments))];
      const below = await Promise.all(roots.map((root) => htmlOf(chain, root)));
      const categories = [...new Set([...roots, ...below.flatMap(categoriesIn)])];
      expect(categories.length).toBeGreaterThan(60);
      const product = /href="(\/product\/[^"?#]+)"/.exec(below[0] ?? "")?.[1] ?? "";
      const listings = [
        ...categories,
        ...roots.map((root) => `${root}?page=2`),
        "/search?query=latte",
        "/search?new=1",
        ...[1, 2, 5, 9, 13].map((number) => `/search?promo=1&page=${number}`),
      ];
      let cards = 0;
      for (const path of listings) {
        const html = await htmlOf(chain, path);
        cards = Math.max(cards, cardsIn(html));
        expect.soft(wireOf(html), path).toBeLessThanOrEqual(27_000);
        expect.soft(elementsIn(html), path).toBeLessThanOrEqual(600);
      }
      expect(cards).toBe(24);
      for (const path of [product, "/login"])
        expect.soft(wireOf(await htmlOf(chain, path)), path).toBeLessThanOrEqual(27_000);
      // forty products; the tiles of all departments
      for (const path of ["/", "/catalog"])
        expect.soft(wireOf(await htmlOf(chain, path)), path).toBeLessThanOrEqual(28_500);
    },
    60_000,
  );

  it("the lite mode carries no script at all", async () => {
    const { html } = await page(category, { "Save-Data": "on" });
    expect(html).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
  });
});

describe("backend calls, warm", () => {
  it.each(["/", category, "/catalog"])("%s asks nothing for an anonymous visitor", async (path) => {
    await page(path);
    expect(await callsOf(() => page(path))).toEqual([]);
  });

  it("a page of the listing that nobody has seen asks for its products only", async () => {
    // what every frame shows is warm: the next slot for visitors is kept half a minute
    await page("/search?query=pane");
    const calls = await callsOf(() => page(`${category}?page=3`));
    expect(calls).toHaveLength(1);
  });
});
