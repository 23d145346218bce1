import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

const storefront = (env?: string) => readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
const sandbox = readConfig({ config: "workers/sandbox/wrangler.toml" });

// spec house: sandbox never in a deploy <- workers/sandbox/wrangler.toml, wrangler.toml
test("a deploy names no sandbox: no origin, no binding, no service, no secret in the file", () => {
  expect(storefront("production").vars).toEqual({ ENVIRONMENT: "production" });
  expect(Object.keys(storefront("staging").vars)).toEqual(["ENVIRONMENT", "CHAIN_HOSTS"]);
  for (const deployed of [storefront("production"), storefront("staging")]) {
    expect(deployed.services ?? []).toEqual([]);
    expect(deployed.durable_objects.bindings).toEqual([]);
    expect(JSON.stringify(deployed)).not.toMatch(/sandbox|127\.0\.0\.1:8788|localhost/i);
  }
});

// spec operator: environments for staging and production <- wrangler.toml
test("each environment is a Worker of its own, with its own KV, and says which one it is", () => {
  const all = [storefront(), storefront("production"), storefront("staging")];
  expect(new Set(all.map(({ name }) => name)).size).toBe(3);
  expect(new Set(all.map(({ kv_namespaces: [config] }) => config?.id)).size).toBe(3);
  expect(all.map(({ vars }) => vars.ENVIRONMENT)).toEqual([undefined, "production", "staging"]);
});

test("only staging has preview URLs, and the default environment has no route", () => {
  for (const config of [storefront(), storefront("production"), sandbox]) {
    expect(config.workers_dev).toBe(false);
    expect(config.preview_urls).toBe(false);
  }
  expect([storefront("staging").workers_dev, storefront("staging").preview_urls]).toEqual([false, true]);
  expect([storefront().routes ?? [], storefront().route]).toEqual([[], undefined]);
});

// spec house: sandbox never in a deploy
test("the sandbox has no environment and no route, and listens on loopback only", () => {
  const text = readFileSync("workers/sandbox/wrangler.toml", "utf8");
  expect(text).not.toMatch(/^\s*\[+env\b/m);
  expect(text).not.toMatch(/^\s*(routes?|zone_\w+)\s*=/m);
  expect([sandbox.routes ?? [], sandbox.route]).toEqual([[], undefined]);
  expect(sandbox.dev.ip).toBe("127.0.0.1");
});

// spec operator: a data point for each page: chain, route, status, cache, time, calls of the backend
test("measures pages in production and staging, and not in local runs", () => {
  const datasets = (env?: string) => storefront(env).analytics_engine_datasets;
  expect(datasets()).toEqual([]);
  expect(datasets("production")).toEqual([{ binding: "METRICS", dataset: "bottega" }]);
  expect(datasets("staging")).toEqual([{ binding: "METRICS", dataset: "bottega_staging" }]);
});

// spec operator: no personal data in the log: what is typed and kept on a whole journey occurs in no line <- wrangler.toml
test("Cloudflare's invocation logs are off", () => {
  for (const config of [storefront(), storefront("production")])
    expect(config.observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
});

test("Workers Cache stays off: its key holds neither host nor cookies", () => {
  for (const path of ["wrangler.toml", "workers/sandbox/wrangler.toml"]) {
    expect(readFileSync(path, "utf8")).not.toMatch(/^\s*\[+(env\.\w+\.)?cache\]/m);
  }
});

test("F5: every environment has the same rate limits with counters of its own", () => {
  type Limit = { name: string; namespace_id: string; simple: { limit: number; period: number } };
  const bound = (env?: string): Limit[] => storefront(env).ratelimits;
  const limits = (env?: string) => bound(env).map(({ name, simple }) => [name, simple]);
  expect(limits()).toEqual([
    ["LOGIN_BY_ADDRESS", { limit: 60, period: 60 }],
    ["LOGIN_BY_ACCOUNT", { limit: 10, period: 60 }],
    ["PASSWORD_BY_ADDRESS", { limit: 60, period: 60 }],
    ["PASSWORD_BY_ACCOUNT", { limit: 10, period: 60 }],
    ["SEARCH_BY_ADDRESS", { limit: 300, period: 60 }],
    ["SEARCH_BY_ACCOUNT", { limit: 120, period: 60 }],
    ["SUGGEST_BY_ADDRESS", { limit: 900, period: 60 }],
    ["SUGGEST_BY_ACCOUNT", { limit: 300, period: 60 }],
    ["WORKPLACE_BY_ADDRESS", { limit: 60, period: 60 }],
    ["WORKPLACE_BY_ACCOUNT", { limit: 10, period: 60 }],
    ["MAIL_BY_ADDRESS", { limit: 20, period: 60 }],
    ["MAIL_BY_ACCOUNT", { limit: 5, period: 60 }],
    ["GIFT_BY_ADDRESS", { limit: 60, period: 60 }],
    ["GIFT_BY_ACCOUNT", { limit: 10, period: 60 }],
    ["CREATE_BY_ADDRESS", { limit: 120, period: 60 }],
    ["CREATE_BY_ACCOUNT", { limit: 30, period: 60 }],
    ["NAME_BY_ADDRESS", { limit: 60, period: 60 }],
    ["NAME_BY_ACCOUNT", { limit: 20, period: 60 }],
    ["COUNT_BY_ADDRESS", { limit: 300, period: 60 }],
    ["COUNT_BY_ACCOUNT", { limit: 120, period: 60 }],
    ["VERSION_BY_ADDRESS", { limit: 300, period: 60 }],
  ]);
  expect(limits("production")).toEqual(limits());
  expect(limits("staging")).toEqual(limits());
  const counters = [undefined, "production", "staging"]
    .flatMap(bound)
    .map(({ namespace_id }) => namespace_id);
  expect(new Set(counters).size).toBe(counters.length);
});
