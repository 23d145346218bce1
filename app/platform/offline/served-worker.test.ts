import { Hono } from "hono";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import type { PlatformEnv } from "../env";
import { plainChain } from "../testing/test-kv";
import { servedWorker } from "./served-worker";

function ask(
  {
    switches = {},
    build = "b1",
    name = tenants.loggia.name,
  }: Partial<Record<"build" | "name", string>> & { switches?: object } = {},
  headers: Record<string, string> = {},
  path = "/sw.js",
) {
  const app = new Hono<PlatformEnv>();
  app.use(async (c, next) => {
    const origins = {
      backend: "",
      pictureBase: "",
      paymentOrigins: [],
      identityOrigins: [],
      publicOrigin: "",
    };
    c.set("served", { ...plainChain, tenant: { ...tenants.loggia, name }, switches, ...origins });
    await next();
  });
  app.use(servedWorker(build));
  app.all("*", (c) => c.text("a page"));
  return app.request(`https://www.loggia.example${path}`, { headers });
}

// spec house: an operator can remove the service worker <- app/platform/offline/served-worker.ts, app/platform/offline/removed-worker.ts
it("the service worker is the chain's own script and is revalidated by its ETag", async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
    200,
    "text/javascript; charset=utf-8",
    "public, no-cache",
  ]);
  expect(await answer.text()).toMatch(/^self\.shopOffline=\{"revision":"[0-9a-f]+".*Copia del \{when\}/);
  const etag = answer.headers.get("ETag") ?? "";
  const same = await ask({}, { "If-None-Match": `W/${etag}` });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  expect(await (await ask({}, {}, "/cart")).text()).toBe("a page");
});

it("the service worker's ETag changes with a new build or chain name", async () => {
  const etags = await Promise.all(
    [{}, { build: "b2" }, { name: "La Loggetta" }].map(async (one) => (await ask(one)).headers.get("ETag")),
  );
  expect(new Set(etags).size).toBe(3);
});

// spec house: an operator can remove the service worker
it("the service worker removes itself if offlineRemoved is set", async () => {
  const answer = await ask({ switches: { offlineRemoved: true } });
  const [etag, text] = [answer.headers.get("ETag"), await answer.text()];
  expect(text).toContain("unregister()");
  expect(text).not.toContain("shopOffline=");
  expect(etag).not.toBe((await ask()).headers.get("ETag"));
});
