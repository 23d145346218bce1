import { afterEach, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import { pushedChain } from "../testing/pushed-chain";
import { testKv } from "../testing/test-kv";
import { forgetFaults } from "../log-line";
import { createChains, hostOf, type FoundChain } from "./chains";

afterEach(() => vi.restoreAllMocks());

const quiet = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
const text = (value: unknown) => JSON.stringify(value);

/** An isolate with a clock, and a KV with the test's content. */
function isolate(
  values: Record<string, string> = {},
  { sandbox = false, chainHostEnds = [] as string[], buildId = "build" } = {},
) {
  const kv = testKv({ ...values });
  const clock = { now: 1_000_000 };
  const later: Promise<unknown>[] = [];
  const chains = createChains(buildId, () => clock.now);
  const find = (host: string) =>
    chains.find(host, { kv, sandbox, chainHostEnds, waitUntil: (promise) => void later.push(promise) });
  return {
    kv,
    find,
    found: async (host: string) => settings(await find(host)),
    /** State after 30 s, including the next request's background work. */
    async laterAs(host: string) {
      clock.now += 30_000;
      await find(host);
      await Promise.allSettled(later.splice(0));
      return settings(await find(host));
    },
  };
}

function settings(found: FoundChain) {
  if (typeof found === "string") throw new Error(found);
  return found;
}

const idOf = (found: FoundChain) => (typeof found === "string" ? found : found.tenant.id);

const nuova = pushedChain("nuova");
const nuovaInKv = { "host:www.nuova.example": "nuova\n", "chain:nuova": text(nuova) };

// spec §1: one client, several tenants by host <- app/platform/tenant/chains.ts
// spec house: unknown host 421 <- app/platform/tenant/chains.ts
test("find resolves a host by the bundled files or KV, else as unknown", async () => {
  const { find } = isolate(nuovaInKv);
  expect(idOf(await find("www.quantobasta.example"))).toBe("quantobasta");
  expect(idOf(await find("www.nuova.example"))).toBe("nuova");
  for (const host of ["quantobasta.example", "www.quantobasta.example.evil", "evil", "", "a b", "x:1"])
    expect(await find(host)).toBe("unknown");
});

test("hostOf ignores port, capitals and a final dot", () => {
  expect(
    ["https://WWW.Nuova.Example.:8443/x", "https://www.nuova.example"].map((url) => hostOf(new URL(url))),
  ).toEqual(["www.nuova.example", "www.nuova.example"]);
});

test("loopback names resolve only with a sandbox, also for chains only in KV", async () => {
  const local = isolate(nuovaInKv, { sandbox: true });
  const hosts = ["127.0.0.1", "[::1]", "localhost", "terrecomuni.localhost", "nuova.localhost"];
  expect(await Promise.all(hosts.map(async (host) => idOf(await local.find(host))))).toEqual([
    "loggia",
    "loggia",
    "loggia",
    "terrecomuni",
    "nuova",
  ]);
  for (const host of ["nobody.localhost", "a.b.localhost", "constructor.localhost"])
    expect(await local.find(host)).toBe("unknown");
  const deployed = isolate({ "host:localhost": "loggia", "host:loggia.localhost": "loggia" });
  for (const host of ["127.0.0.1", "localhost", "loggia.localhost"])
    expect(await deployed.find(host)).toBe("unknown");
  expect(deployed.kv.asked).toEqual([]);
});

// spec operator: preview hosts per branch, and of a chain as its files would make it <- app/platform/tenant/named-hosts.ts, app/platform/tenant/chains.ts
test("named hosts resolve outside production, also for branches and previews", async () => {
  const end = ".staging.bottega.example";
  const { find, found } = isolate(
    {
      "chain:nuova": text(nuova),
      "preview:nuova": text(pushedChain("nuova", { name: "As the files say" })),
      "host:www.nuova.example": "nuova",
    },
    { chainHostEnds: [end, "-shop.acme.workers.dev"] },
  );
  for (const host of [
    `nuova${end}`,
    `nuova--new-basket${end}`,
    "nuova--new-basket-shop.acme.workers.dev",
    "www.nuova.example",
  ])
    expect((await found(host)).tenant.name, host).toBe("Chain nuova");
  expect((await found(`nuova--preview${end}`)).tenant.name).toBe("As the files say");
  // Without a preview the bundled files apply, as everywhere.
  expect((await found(`loggia--preview${end}`)).tenant).toBe(tenants.loggia);
  for (const host of [
    `nobody${end}`,
    `--nuova${end}`,
    end.slice(1),
    `nuova${end}.evil`,
    "nuova--preview.localhost",
    "www.nuova--preview.example",
  ])
    expect(await find(host), host).toBe("unknown");
  const local = isolate({ "preview:loggia": text(pushedChain("loggia")) }, { sandbox: true });
  expect((await local.found("loggia--preview.localhost")).tenant.name).toBe("Chain loggia");
  expect((await local.found("loggia.localhost")).tenant).toBe(tenants.loggia);
});

test("KV overrides the bundled hosts of a chain", async () => {
  const { find } = isolate({
    "host:www.loggia.example": "quantobasta",
    "chain:terrecomuni": text(pushedChain("terrecomuni", { hosts: ["shop.terrecomuni.example"] })),
  });
  expect(idOf(await find("www.loggia.example"))).toBe("quantobasta");
  expect(await find("www.terrecomuni.example")).toBe("unknown");
});

// spec house: tenant configuration from KV, last good one kept <- app/platform/tenant/settings.ts, app/platform/tenant/chains.ts, app/platform/tenant/kept.ts
test("find reads at most three KV keys, and a known chain waits for no read", async () => {
  const { kv, find, found, laterAs } = isolate(nuovaInKv);
  await find("www.nuova.example");
  expect(kv.asked).toEqual(["host:www.nuova.example", "chain:nuova", "state:nuova"]);
  const first = await found("www.nuova.example");
  expect(kv.asked).toHaveLength(3);
  kv.get = () => new Promise<never>(() => undefined);
  expect((await found("www.nuova.example")).tenant).toBe(first.tenant);
  kv.get = testKv(nuovaInKv).get;
  expect((await laterAs("www.nuova.example")).tenant).toBe(first.tenant);
});

test("a pushed chain changes theme, texts, pictures and settings without a deploy", async () => {
  const logo = "/tenants/nuova/logo.webp";
  const { kv, found, laterAs } = isolate({
    "host:www.nuova.example": "nuova",
    "chain:nuova": text(
      pushedChain("nuova", {
        logo: { src: logo, width: 10, height: 10 },
        theme: `:root { --hero: url("/tenants/nuova/hero.webp"); }`,
        assets: {
          [logo]: "/chain/nuova/00112233.webp",
          "/tenants/nuova/hero.webp": "/chain/nuova/44556677.webp",
        },
      }),
    ),
  });
  const first = await found("www.nuova.example");
  expect(first.tenant.logo.src).toBe("/chain/nuova/00112233.webp");
  expect(first.look.theme?.text).toBe(`:root { --hero: url("/chain/nuova/44556677.webp"); }`);
  expect(first.look.theme?.href).toMatch(/^\/chain\/nuova\/[0-9a-f]{16}\.css$/);
  expect(first.look.drawing).toBe("/chain/nuova/44556677.webp");

  const texts = { it: { frame: { claim: "Altre parole" } }, en: {} };
  kv.values["chain:nuova"] = text(pushedChain("nuova", { version: 2, texts, theme: "a{}" }));
  const worded = await laterAs("www.nuova.example");
  expect(worded.tenant.texts).toEqual(texts);
  expect(worded.look).toMatchObject({ theme: { text: "a{}" }, drawing: undefined });
  // The backend's data is still valid, but rendered pages are not.
  expect(worded.pageGeneration).not.toBe(first.pageGeneration);

  kv.values["chain:nuova"] = text(pushedChain("nuova", { version: 3, storeIds: [5] }));
  const restocked = await laterAs("www.nuova.example");
  expect(restocked.generation).not.toBe(worded.generation);
});

test("texts and theme keep the values' generation, a purge or a new build changes it", async () => {
  const { kv, found, laterAs } = isolate({
    "host:a.example": "loggia",
    "chain:loggia": text(pushedChain("loggia")),
  });
  const before = await found("a.example");
  kv.values["chain:loggia"] = text(
    pushedChain("loggia", { version: 2, theme: "a{}", texts: { it: { frame: { claim: "x" } }, en: {} } }),
  );
  const reworded = await laterAs("a.example");
  expect(reworded.generation).toBe(before.generation);
  expect(reworded.pageGeneration).not.toBe(before.pageGeneration);
  kv.values["state:loggia"] = text({ generation: "2" });
  const purged = await laterAs("a.example");
  expect(purged.generation).not.toBe(before.generation);
  kv.values["state:loggia"] = text({ generation: "2", categories: { pane: "1" } });
  const pane = await laterAs("a.example");
  expect([pane.generation, pane.pageGeneration]).toEqual([purged.generation, purged.pageGeneration]);
  expect(pane.categories).toEqual({ pane: "1" });
  const other = await isolate({}, { buildId: "other" }).found("www.loggia.example");
  expect(other.generation).not.toBe((await isolate().found("www.loggia.example")).generation);
});

// spec house: tenant configuration from KV, last good one kept
test("an invalid, older, foreign or missing document keeps the last good one and logs", async () => {
  const log = quiet();
  const good = pushedChain("loggia", { version: 4, name: "Altra Loggia" });
  const { kv, found, laterAs } = isolate({ "host:a.example": "loggia", "chain:loggia": text(good) });
  const first = await found("a.example");
  expect(first.tenant.name).toBe("Altra Loggia");
  const broken: Record<string, string | undefined> = {
    "no JSON": "{",
    "no document": "[]",
    nothing: "null",
    "a broken tenant": text({ ...good, tenant: { ...good.tenant, hosts: [] }, version: 5 }),
    "another chain's": text({ ...pushedChain("quantobasta"), version: 5 }),
    older: text({ ...good, version: 3, theme: "b{}" }),
    "a theme that leaves its element": text({ ...good, version: 5, theme: "a{}</style><script>" }),
    gone: undefined,
  };
  for (const [what, raw] of Object.entries(broken)) {
    const lines = log.mock.calls.length;
    if (raw === undefined) delete kv.values["chain:loggia"];
    else kv.values["chain:loggia"] = raw;
    const after = await laterAs("a.example");
    expect([after.tenant, after.look, after.pageGeneration], what).toEqual([
      first.tenant,
      first.look,
      first.pageGeneration,
    ]);
    expect(log.mock.calls.length, what).toBeGreaterThan(lines);
  }
  kv.values["host:a.example"] = "Not an id!";
  expect((await laterAs("a.example")).tenant).toBe(first.tenant);
  kv.isDown = true;
  expect((await laterAs("a.example")).tenant).toBe(first.tenant);
  expect((await laterAs("a.example")).pageGeneration).toBe(first.pageGeneration);
});

test("the bundled files apply if KV is down or a document is invalid", async () => {
  quiet();
  const { kv, found, find } = isolate();
  kv.isDown = true;
  expect((await found("www.loggia.example")).tenant).toBe(tenants.loggia);
  expect(await find("only-kv-knows.example")).toBe("unreachable");
  const broken = isolate({ "chain:loggia": "{", "state:loggia": "[]", "host:www.loggia.example": "" });
  expect((await broken.found("www.loggia.example")).tenant).toBe(tenants.loggia);
  const ghost = isolate({ "host:www.loggia.example": "ghost" });
  expect(await ghost.find("www.loggia.example")).toBe("unreachable");
});

// spec house: tenant configuration from KV, last good one kept
test("unknown hosts log few lines, never with their names, while KV hangs", async () => {
  vi.useFakeTimers();
  forgetFaults();
  const log = quiet();
  const { kv, find } = isolate({}, { chainHostEnds: [".bottega.example"] });
  kv.get = () => new Promise<never>(() => undefined);
  const ends = [".bottega.example", ".example"];
  const hosts = ends.flatMap((end) => Array.from({ length: 32 }, (_, index) => `inventato${index}${end}`));
  const found = Promise.all(hosts.map(find));
  await vi.advanceTimersByTimeAsync(4000);
  expect(new Set(await found)).toEqual(new Set(["unreachable"]));
  vi.useRealTimers();
  expect(log.mock.calls.join()).not.toContain("inventato");
  expect(log.mock.calls.length).toBeLessThan(30);
});

test("a host missing in KV stays with its chain until the document drops it", async () => {
  quiet();
  const { kv, found, laterAs } = isolate(nuovaInKv);
  await found("www.nuova.example");
  delete kv.values["host:www.nuova.example"];
  expect((await laterAs("www.nuova.example")).tenant.id).toBe("nuova");
  kv.values["chain:nuova"] = text(pushedChain("nuova", { version: 2, hosts: ["other.nuova.example"] }));
  await laterAs("www.nuova.example");
  await expect(laterAs("www.nuova.example")).rejects.toThrow("unknown");
});

// spec house: tenant configuration from KV, last good one kept
test("unknown keys are ignored, and an unreadable state keeps the last good switches", async () => {
  quiet();
  const { kv, found, laterAs } = isolate({
    "host:a.example": "loggia",
    "chain:loggia": text({ ...pushedChain("loggia"), seasonal: true }),
    "state:loggia": text({ switches: { timeslotsPaused: true, unheardOf: 1 } }),
  });
  expect((await found("a.example")).switches).toEqual({ timeslotsPaused: true });
  for (const broken of [
    "{",
    "[]",
    text({ switches: "yes" }),
    text({ switches: { timeslotsPaused: "yes" } }),
  ]) {
    kv.values["state:loggia"] = broken;
    expect((await laterAs("a.example")).switches, broken).toEqual({ timeslotsPaused: true });
  }
  delete kv.values["state:loggia"];
  expect((await laterAs("a.example")).switches).toEqual({});
});

// spec house: tenant configuration from KV, last good one kept
test("an unreadable field of a state leaves its remaining fields valid", async () => {
  quiet();
  const state = {
    loginsFrom: "2026-11-25T14:00:00Z",
    switches: { maintenance: true, banner: { it: "Chiusi" } },
  };
  const { found } = isolate({ "state:loggia": text({ ...state, generation: 3 }) });
  expect(await found("www.loggia.example")).toMatchObject({
    loginsFrom: state.loginsFrom,
    switches: { maintenance: true },
  });
});

test("an unknown host is looked up again after 30 s", async () => {
  const { kv, find, laterAs } = isolate();
  expect(await find("www.nuova.example")).toBe("unknown");
  const asked = kv.asked.length;
  expect(await find("www.nuova.example")).toBe("unknown");
  expect(kv.asked).toHaveLength(asked);
  Object.assign(kv.values, nuovaInKv);
  expect((await laterAs("www.nuova.example")).tenant.id).toBe("nuova");
});
