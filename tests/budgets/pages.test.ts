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
    // what a phone gets before it touches anything, pictures apart: 27 kB with a kB of headers
    expect(brotli(html, 4) + styleBytes(4)).toBeLessThanOrEqual(26_000);
  });

  it("carries at most 3 kB of script, fetches none by itself, and draws its icons without <use>", async () => {
    const { html } = await page(category);
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>([^]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(([, attributes]) => attributes).join()).not.toContain("src");
    expect(scripts.reduce((sum, [, , code]) => sum + (code?.length ?? 0), 0)).toBeLessThanOrEqual(3000);
    expect(html).not.toMatch(/modulepreload|<use\b/);
  });

  it("a listing of 24 products has at most 600 elements", async () => {
    const { html } = await page(category);
    expect(html.match(/<[a-z][a-z0-9]*[\s>]/g)?.length).toBeLessThanOrEqual(600);
  });

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
    const calls = await callsOf(() => page(`${category}?page=3`));
    expect(calls).toHaveLength(1);
  });
});
