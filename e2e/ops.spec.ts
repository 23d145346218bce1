import { readFileSync } from "node:fs";
import { expect, test, withoutBrowser } from "./fixtures";
import { ask } from "./http";

const token = /^OPS_TOKEN = "(.+)"/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";

// spec house: /ops behind a token: what is kept, and how the chain is <- app/platform/ops/ops.ts
test(
  "operators see cache and health with the token, and other requests get 404",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    await sandbox.clearCalls();
    const { host } = new URL(shop("quantobasta"));
    const get = (path: string, headers = {}) =>
      ask(host, path, { headers: { Accept: "text/html", ...headers } });
    const operator = { Authorization: `Bearer ${token}` };
    for (const path of ["/", "/search?query=segretissimo", "/search?query=segretissimo"]) await get(path);

    const cache = await get("/ops/cache", operator);
    expect([cache.status, cache.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { chain, kept, counted } = JSON.parse(cache.body);
    expect(chain).toBe("quantobasta");
    expect(kept.map(({ what }: { what: string }) => what)).toContain("products/listing");
    expect(counted.quantobasta.values.hit).toBeGreaterThan(0);
    expect(cache.body).not.toContain("segretissimo");

    const health = await get("/ops/health", operator);
    expect(JSON.parse(health.body)).toMatchObject({
      well: true,
      chain: { id: "quantobasta", source: "bundle" },
    });
    await sandbox.at("quantobasta").clearCalls();
    await Promise.all(Array.from({ length: 30 }, () => get("/ops/health", operator)));
    expect((await sandbox.at("quantobasta").calls()).length).toBeLessThan(3);

    for (const headers of [{}, { Authorization: "Bearer guess" }]) {
      const [none, nowhere] = [await get("/ops/health", headers), await get("/ops/nothing", headers)];
      expect([none.status, none.headers["content-type"]]).toEqual([404, nowhere.headers["content-type"]]);
    }
  },
);
