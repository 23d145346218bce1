import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import type { Env, PlatformEnv } from "../env";
import { testKv } from "../testing/test-kv";
import { createChains } from "./chains";
import { backendOf, cmsOf, tenantGuard } from "./served";

afterEach(() => vi.restoreAllMocks());

test("backendOf gives each tenant a sandbox path, or the real backend's origin", () => {
  expect(backendOf({ id: "loggia", origin: "sandbox" }, "http://127.0.0.1:8788")).toBe(
    "http://127.0.0.1:8788/t/loggia",
  );
  expect(backendOf({ id: "loggia", origin: "sandbox" }, undefined)).toBeUndefined();
  expect(backendOf({ id: "loggia", origin: "https://ebsn.example" }, undefined)).toBe("https://ebsn.example");
});

test("cmsOf returns the sandbox's path, the chain's own URL, or undefined", () => {
  const cms = (of: string | undefined, sandbox?: string) => cmsOf({ id: "loggia", cms: of }, sandbox);
  expect(cms("sandbox", "http://127.0.0.1:8788")).toBe("http://127.0.0.1:8788/t/loggia/p");
  expect(cms("sandbox")).toBeUndefined();
  expect(cms("https://www.chain.example/p", "http://127.0.0.1:8788")).toBe("https://www.chain.example/p");
  expect(cms(undefined, "http://127.0.0.1:8788")).toBeUndefined();
});

// spec house: unknown host 421 <- app/platform/tenant/served.ts
test("tenantGuard responds 421 for an unknown host and 503 without a backend", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ask = (url: string, env: Partial<Env>) => {
    const app = new Hono<PlatformEnv>();
    app.use(tenantGuard(createChains("build")));
    app.get("*", (c) => c.json(c.var.served));
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
    return app.request(url, {}, { CONFIG: testKv(), SESSION_KEYS: "", ...env }, context);
  };
  const sandbox = { SANDBOX_ORIGIN: "http://127.0.0.1:8788" };

  expect((await ask("https://evil.example/", sandbox)).status).toBe(421);
  expect((await ask("http://loggia.localhost/", {})).status).toBe(421);
  expect((await ask("https://www.loggia.example/", {})).status).toBe(503);
  expect(String(log.mock.calls[0])).toContain("tenant.no-backend");
  expect(await (await ask("http://loggia.localhost:8787/x", sandbox)).json()).toMatchObject({
    backend: "http://127.0.0.1:8788/t/loggia",
    pictureBase: "http://127.0.0.1:8788/t/loggia",
    paymentOrigins: ["http://127.0.0.1:8788"],
    identityOrigins: ["http://127.0.0.1:8788"],
    publicOrigin: "http://loggia.localhost:8787",
  });
  for (const host of [
    "www.loggia.example",
    "WWW.Loggia.Example",
    "www.loggia.example:443",
    "www.loggia.example.",
  ])
    expect(await (await ask(`https://${host}/`, sandbox)).json(), host).toMatchObject({
      publicOrigin: tenants.loggia.canonicalOrigin,
      tenant: { id: "loggia" },
    });
  const staging = { ...sandbox, ENVIRONMENT: "staging", CHAIN_HOSTS: ".staging.shop.example" };
  const preview = "https://loggia--branch.staging.shop.example";
  expect(await (await ask(`${preview}/x`, staging)).json()).toMatchObject({
    publicOrigin: preview,
    tenant: { id: "loggia" },
  });
  expect((await ask(`${preview}/x`, { ...staging, ENVIRONMENT: "production" })).status).toBe(421);
  const away = testKv();
  away.isDown = true;
  const only = await ask("https://only-kv-knows.example/", { CONFIG: away });
  expect([only.status, only.headers.get("Retry-After")]).toEqual([503, "30"]);
});
