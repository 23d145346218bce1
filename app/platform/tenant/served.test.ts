import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import type { Env, PlatformEnv } from "../env";
import { backendOf, cmsOf, tenantGuard, tenantOfHost } from "./served";
import { createTenantSettings } from "./settings";

const all = Object.values(tenants).map((tenant) => ({ tenant, generation: "g" }));
const idOf = (host: string, sandbox: boolean) => tenantOfHost(host, all, sandbox)?.tenant.id;

function kv(
  values: Record<string, string> = {},
): Env["CONFIG"] & { values: Record<string, string>; reads: number } {
  const store = {
    values,
    reads: 0,
    get: (key: string) => {
      store.reads += 1;
      return Promise.resolve(store.values[key] ?? null);
    },
  };
  return store;
}

afterEach(() => vi.restoreAllMocks());

// spec §1: one client, several tenants by host <- app/platform/tenant/served.ts
// spec house: unknown host 421
test("a host is a tenant's only when its configuration says so", () => {
  expect(idOf("www.quantobasta.example", false)).toBe("quantobasta");
  for (const host of ["quantobasta.example", "www.quantobasta.example.evil", "evil", ""])
    expect(idOf(host, true)).toBeUndefined();
});

test("loopback names work where a sandbox is bound, and nowhere else", () => {
  expect([idOf("127.0.0.1", true), idOf("localhost", true), idOf("terrecomuni.localhost", true)]).toEqual([
    "loggia",
    "loggia",
    "terrecomuni",
  ]);
  expect(idOf("nobody.localhost", true)).toBeUndefined();
  for (const host of ["127.0.0.1", "localhost", "loggia.localhost"])
    expect(idOf(host, false)).toBeUndefined();
});

test("the sandbox has a room for each tenant; a real backend is its own origin", () => {
  expect(backendOf({ id: "loggia", origin: "sandbox" }, "http://127.0.0.1:8788")).toBe(
    "http://127.0.0.1:8788/t/loggia",
  );
  expect(backendOf({ id: "loggia", origin: "sandbox" }, undefined)).toBeUndefined();
  expect(backendOf({ id: "loggia", origin: "https://ebsn.example" }, undefined)).toBe("https://ebsn.example");
});

test("the content system is the sandbox's below its chain, a chain's own, or none", () => {
  const cms = (of: string | undefined, sandbox?: string) => cmsOf({ id: "loggia", cms: of }, sandbox);
  expect(cms("sandbox", "http://127.0.0.1:8788")).toBe("http://127.0.0.1:8788/t/loggia/p");
  expect(cms("sandbox")).toBeUndefined();
  expect(cms("https://www.chain.example/p", "http://127.0.0.1:8788")).toBe("https://www.chain.example/p");
  expect(cms(undefined, "http://127.0.0.1:8788")).toBeUndefined();
});

// spec house: unknown host 421 <- app/platform/tenant/served.ts
test("the guard: 421 for a stranger, 503 and a log line without backend, else what the request is served by", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ask = (url: string, env: Partial<Env>) => {
    const app = new Hono<PlatformEnv>();
    app.use(tenantGuard(createTenantSettings("build")));
    app.get("*", (c) => c.json(c.var.served));
    return app.request(url, {}, { CONFIG: kv(), SESSION_KEYS: "", ...env });
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
  const real = {
    CONFIG: kv({
      "tenant:loggia": JSON.stringify({ origin: "https://ebsn.example", pictureBase: "https://img.example" }),
    }),
  };
  expect(await (await ask("https://www.loggia.example/", real)).json()).toMatchObject({
    publicOrigin: tenants.loggia.canonicalOrigin,
  });
});

// spec house: tenant configuration from KV, last good one kept <- app/platform/tenant/settings.ts
test("KV merges over the bundled tenant, is remembered 30 s, and changes the generation", async () => {
  let now = 0;
  const settings = createTenantSettings("build", () => now);
  const store = kv();
  const bundled = await settings.read("loggia", store);
  expect(bundled.tenant).toBe(tenants.loggia);
  store.values["tenant:loggia"] = JSON.stringify({ services: { pickup: false }, hosts: ["shop.example"] });
  expect((await settings.read("loggia", store)).tenant).toBe(tenants.loggia);
  const reads = store.reads;
  now = 30_000;
  const changed = await settings.read("loggia", store);
  expect(store.reads).toBeGreaterThan(reads);
  expect(changed.tenant).toMatchObject({
    services: { pickup: false, delivery: true },
    hosts: ["shop.example"],
    name: "La Loggia",
  });
  expect(changed.generation).not.toBe(bundled.generation);
  now = 60_000;
  const again = await settings.read("loggia", store);
  expect(again.tenant).toBe(changed.tenant);
  expect(again.generation).toBe(changed.generation);
  store.values["generation:loggia"] = "2";
  now = 90_000;
  expect((await settings.read("loggia", store)).generation).not.toBe(changed.generation);
  expect((await createTenantSettings("other build").read("loggia", kv())).generation).not.toBe(
    bundled.generation,
  );
});

// spec house: tenant configuration from KV, last good one kept
test("a broken value, and a KV that fails, leave the last good one and a log line", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let now = 0;
  const settings = createTenantSettings("build", () => now);
  const store = kv({ "tenant:loggia": JSON.stringify({ name: "Altra Loggia" }) });
  const good = await settings.read("loggia", store);
  for (const broken of [
    "{",
    "[]",
    JSON.stringify({ hosts: [] }),
    JSON.stringify({ id: "quantobasta" }),
    "null",
  ]) {
    store.values["tenant:loggia"] = broken;
    now += 30_000;
    expect(await settings.read("loggia", store)).toMatchObject({
      tenant: good.tenant,
      generation: good.generation,
    });
  }
  now += 30_000;
  expect((await settings.read("loggia", { get: () => Promise.reject(new Error("KV is away")) })).tenant).toBe(
    good.tenant,
  );
  expect(log.mock.calls.length).toBeGreaterThanOrEqual(6);
});
