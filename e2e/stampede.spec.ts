import { request } from "node:http";
import { expect, test as base, withoutBrowser } from "./fixtures";
import { ask } from "./http";
import { startPair, type Pair } from "./pair";
import type { Call } from "./sandbox";

/**
 * A separate shop for this file, because the cache of a visited shop has parts of these pages
 * already.
 */
const test = base.extend<object, { pair: Pair }>({
  pair: [
    async ({}, use) => {
      const pair = await startPair();
      await use(pair);
      await pair.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Number of simultaneous requests. */
const crowd = 200;

/** Kinds of pages that visitors share, at addresses that no other test opens. */
const pages: Record<string, string> = {
  category: "/category/frutta-e-verdura?sort=price_desc&page=2",
  search: "/search?query=olio+crowd",
  product: "",
  flyers: "/volantini?crowd=1",
  stores: "/negozi?crowd=1",
  home: "/?crowd=1",
};
const productPath = /href="(\/product\/[^"#?]+)"/g;
const questionOf = ({ method, path, query }: Call) => `${method} ${path}${query}`;

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/platform/cache/text-cache.ts, app/platform/cache/values.ts, app/platform/cache/pages.ts
for (const [kind, path] of Object.entries(pages))
  test(
    `two hundred visitors cause no repeated call to a slow backend: ${kind}`,
    withoutBrowser,
    async ({ sandbox, shop, pair }) => {
      const chain = sandbox.at("terrecomuni");
      const { host } = new URL(shop("terrecomuni"));
      const get = (at: string) => ask(host, at, { headers: { Accept: "text/html" } });
      const listing = await get("/category/frutta-e-verdura?sort=name_asc&page=3");
      const product = [...listing.body.matchAll(productPath)].at(-1)?.[1] ?? "";
      await chain.fault("slow", { seconds: 0.4 });
      await chain.clearCalls();
      const answers = await Promise.all(Array.from({ length: crowd }, () => get(path || product)));
      const questions = (await chain.calls()).map(questionOf);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(questions).not.toEqual([]);
      expect([...questions].sort()).toEqual([...new Set(questions)].sort());
      expect(pair.said()).not.toMatch(/different request/);
    },
  );

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate
test(
  "an aborted request leaves no other visitor of a single flight waiting",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const chain = sandbox.at("terrecomuni");
    const { host, port } = new URL(shop("terrecomuni"));
    const path = "/category/frutta-e-verdura?sort=price_asc&page=4";
    await chain.fault("slow", { seconds: 0.8 });
    await chain.clearCalls();
    const headers = { Host: host, Accept: "text/html" };
    const leaving = request({ agent: false, host: "127.0.0.1", port, path, headers }).on(
      "error",
      () => undefined,
    );
    leaving.end();
    await expect.poll(async () => (await chain.calls()).length).toBeGreaterThan(0);
    leaving.destroy();
    const others = await Promise.all(Array.from({ length: 50 }, () => ask(host, path, { headers })));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    for (const { headers: told } of others) expect(told["server-timing"]).toContain("page hit");
    const questions = (await chain.calls()).map(questionOf);
    expect([...questions].sort()).toEqual([...new Set(questions)].sort());
  },
);
