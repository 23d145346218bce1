import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { gates } from "../gates";
import type { PlatformEnv } from "../env";
import { createMemory } from "../cache/memory";
import { createRecentPages, storedPage } from "../cache/recent-pages";
import { valueKey } from "../cache/values";
import { safeHeaders } from "../http/headers/headers";
import { createChains } from "../tenant/chains";
import { tenantGuard } from "../tenant/served";
import { pushedChain } from "../testing/pushed-chain";
import { testKv } from "../testing/test-kv";
import { createBackendReach } from "./backend-reach";
import { ops } from "./ops";

afterEach(() => vi.restoreAllMocks());

const token = `${crypto.randomUUID()}${crypto.randomUUID()}`;
const published = "development-only-ops-0123456789abcdef0123456789abcdef";
const host = "https://www.nave.example";
const bearer = (brought: string) => ({ Authorization: `Bearer ${brought}` });

/** An isolate that serves one pushed chain, whose backend responds as `backend` does. */
function isolate({
  backend = () => Promise.resolve(new Response("{}")),
  OPS_TOKEN = token as string | undefined,
  SESSION_KEYS = `k:${token}`,
  CHAIN_HOSTS = "",
} = {}) {
  const memory = createMemory();
  const recent = createRecentPages();
  const chains = createChains("build");
  const asked = vi.fn<typeof fetch>(backend);
  const clock = { now: Date.now() };
  const CONFIG = testKv({
    "host:www.nave.example": "nave",
    "chain:nave": JSON.stringify(pushedChain("nave", { version: 7, origin: "https://ebsn.nave.example" })),
  });
  const app = new Hono<PlatformEnv>();
  const reach = createBackendReach(asked, () => clock.now);
  app.use(
    safeHeaders,
    tenantGuard(chains),
    ops({ memory, recent, chains, pattern: () => "/search" }, "b1", reach),
  );
  app.all("*", (c) => c.text("nowhere", 404));
  const env = { CONFIG, SESSION_KEYS, OPS_TOKEN, CHAIN_HOSTS };
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  /** The chain's current cache generations. */
  const generations = async () => {
    const found = await chains.find("www.nave.example", {
      ...{ kv: CONFIG, sandbox: false, chainHostEnds: [], waitUntil: () => undefined },
    });
    if (typeof found === "string") throw new Error(found);
    return found;
  };
  const ask = async (path: string, init: RequestInit = { headers: bearer(token) }, at = host) => {
    const { status, headers, ...answer } = await read(await app.request(at + path, init, env, context));
    return { status, headers, ...answer };
  };
  return { ask, memory, recent, asked, clock, CONFIG, generations };
}

async function read(response: Response) {
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}

// spec house: /ops behind a token: what is kept, and how the chain is <- app/platform/ops/ops.ts, app/platform/ops/ops-token.ts
test.each(["/ops/cache", "/ops/health"])(
  "%s is a short no-store JSON for a request with the token",
  async (path) => {
    const { ask } = isolate();
    const { status, headers, text } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(text.length).toBeLessThan(4000);
    expect(text).not.toContain(token);
    const headed = await ask(path, { method: "HEAD", headers: bearer(token) });
    expect([headed.status, headed.headers.get("Cache-Control"), headed.text]).toEqual([200, "no-store", ""]);
    const posted = await ask(path, { method: "POST", headers: bearer(token) });
    expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  },
);

// spec house: /ops behind a token: what is kept, and how the chain is
test("a missing or wrong token, or a weak configured one, makes the path a 404", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const nowhere = async (answer: ReturnType<ReturnType<typeof isolate>["ask"]>) =>
    expect(await answer).toMatchObject({ status: 404, text: "nowhere" });
  const { ask, asked } = isolate();
  for (const headers of [
    {},
    bearer(""),
    bearer(`${token}x`),
    bearer(token.slice(1)),
    { Authorization: token },
  ])
    await nowhere(ask("/ops/health", { headers }));
  await nowhere(ask("/ops/cache/", { headers: bearer(token) }));
  await nowhere(ask("/ops", { headers: bearer(token) }));
  expect(log).not.toHaveBeenCalled();
  for (const weak of [undefined, "", "short", "a".repeat(40), "abcabcabc".repeat(5), published])
    await nowhere(isolate({ OPS_TOKEN: weak }).ask("/ops/health", { headers: bearer(weak ?? "") }));
  expect(asked).not.toHaveBeenCalled();
  const said = log.mock.calls.join();
  expect(said).toContain("OPS_TOKEN is the published one of local runs");
  expect(said).not.toContain(published);
});

// spec house: /ops behind a token: what is kept, and how the chain is <- app/platform/ops/health-report.ts, app/platform/ops/backend-reach.ts
test("health shows build, settings and backend, called at most once in ten seconds", async () => {
  const { ask, asked, clock } = isolate();
  const first = await ask("/ops/health");
  expect(first.body).toMatchObject({
    well: true,
    problems: [],
    build: "b1",
    chain: { id: "nave", version: 7, source: "KV", configuration: expect.stringMatching(/^[0-9a-f]{12}$/) },
    backend: { reached: true, status: 200, ms: expect.any(Number) },
    kv: { well: true, failedAt: null },
    clock: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await Promise.all(Array.from({ length: 50 }, () => ask("/ops/health")));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(String(asked.mock.calls[0]?.[0])).toBe("https://ebsn.nave.example/ebsn/api/category?depth=1");
  expect(JSON.stringify(asked.mock.calls[0]?.[1])).not.toMatch(/authorization/i);
  clock.now += 10_001;
  await ask("/ops/health");
  expect(asked).toHaveBeenCalledTimes(2);
});

// spec house: /ops behind a token: what is kept, and how the chain is
test.each([
  ["does not answer", () => Promise.reject(new TypeError("connection refused"))],
  ["answers 500", () => Promise.resolve(new Response(null, { status: 500 }))],
])("health reports a backend that %s, with 503", async (words, backend) => {
  const { ask } = isolate({ backend });
  const { status, body } = await ask("/ops/health");
  expect([status, body.well, body.problems]).toEqual([503, false, [`the backend ${words}`]]);
});

// spec house: a broken backend ends as a page, and takes nobody else's along <- app/platform/gates.ts
test("health reports a service with an open breaker and its waiting calls", async () => {
  const state = { service: "https://ebsn.nave.example", underWay: 2, waiting: 1, notSent: 7 };
  const states = vi
    .spyOn(gates, "states")
    .mockReturnValue([{ ...state, breakers: { anybody: "open", visitors: "closed", shoppers: "closed" } }]);
  const { body } = await isolate().ask("/ops/health");
  expect(states).toHaveBeenCalledWith("nave");
  states.mockRestore();
  expect(body.problems).toEqual([
    "https://ebsn.nave.example is left alone for some seconds: it has failed too often",
  ]);
  expect(body.gates).toMatchObject([state]);
});

test("health reports weak session keys without showing them", async () => {
  const { body, text } = await isolate({ SESSION_KEYS: `k:${published}` }).ask("/ops/health");
  expect(body.problems).toEqual([
    expect.stringMatching(/^every page is an error: SESSION_KEYS: the secret of k is the published/),
  ]);
  expect(text).not.toContain(published);
});

test("health reports a chain in maintenance and KV that is down", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ask, CONFIG } = isolate();
  CONFIG.values["state:nave"] = JSON.stringify({ switches: { maintenance: true } });
  expect((await ask("/ops/health")).body).toMatchObject({
    problems: ["the chain is closed for works"],
    chain: { switched: ["maintenance"] },
  });
  CONFIG.isDown = true;
  // A host that is not cached yet makes the isolate read KV.
  await ask("/ops/health", {}, "https://www.torre.example");
  const { body } = await ask("/ops/health");
  expect(body.problems).toContain("KV does not answer: settings may be old");
});

// spec house: /ops behind a token: what is kept, and how the chain is
test("health shows the previewed document's version on a preview host", async () => {
  const { ask, CONFIG } = isolate({ CHAIN_HOSTS: ".bottega.example" });
  const document = { version: 8, origin: "https://ebsn.nave.example" };
  CONFIG.values["preview:nave"] = JSON.stringify(pushedChain("nave", document));
  await ask("/ops/health");
  const version = async (at: string) => (await ask("/ops/health", undefined, at)).body.chain.version;
  expect(await version("https://nave--preview.bottega.example")).toBe(8);
  expect(await version("https://nave.bottega.example")).toBe(7);
});

// spec house: /ops behind a token: what is kept, and how the chain is
test("health reports an unreadable state and applies its readable part", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ask, CONFIG } = isolate();
  CONFIG.values["state:nave"] = JSON.stringify({ generation: 1, switches: { maintenance: true } });
  expect((await ask("/ops/health")).body).toMatchObject({
    well: false,
    problems: [
      expect.stringMatching(/^state:nave in KV cannot be read whole: generation: /),
      "the chain is closed for works",
    ],
  });
});

// spec house: /ops behind a token: what is kept, and how the chain is
test("health reports a rejected document and the version shown until it is fixed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const clock = { now: 1_000_000 };
  vi.spyOn(Date, "now").mockImplementation(() => clock.now);
  const { ask, CONFIG } = isolate();
  const sound = CONFIG.values["chain:nave"];
  /** Waits 30 s twice: the second request shows the data that the first read in the background. */
  const problemsLater = async (raw?: string | ArrayBuffer) => {
    if (raw === undefined) delete CONFIG.values["chain:nave"];
    else CONFIG.values["chain:nave"] = raw;
    for (const wait of [30_001, 30_001]) {
      clock.now += wait;
      await ask("/ops/health");
      await new Promise(setImmediate);
    }
    return (await ask("/ops/health")).body.problems;
  };
  expect(await problemsLater(sound)).toEqual([]);
  const older = JSON.stringify(pushedChain("nave", { version: 6, origin: "https://ebsn.nave.example" }));
  for (const [raw, why] of [
    ["{ broken", "SyntaxError"],
    [older, "version 6 is older than 7"],
    ['{"version":9}', "expected"],
    [JSON.stringify(pushedChain("torre", { version: 9 })), "names itself torre"],
    [undefined, "it is gone"],
  ]) {
    const [problem, ...more] = await problemsLater(raw);
    expect(problem).toMatch(/^chain:nave in KV is not shown, but version 7: /);
    expect(problem).toContain(why);
    expect(more).toEqual([]);
  }
  expect(await problemsLater(sound)).toEqual([]);
});

// spec house: /ops behind a token: what is kept, and how the chain is <- app/platform/ops/kept-report.ts
test("cache lists entries by call and route with their age, without typed words", async () => {
  const { ask, memory, recent, generations } = isolate();
  const { generation, pageGeneration } = await generations();
  const now = Date.now();
  const entry = { name: "products/listing", scope: "w1d0t0" };
  const put = (tenant: string, word: string, storedAt: number, of = generation) => {
    const key = valueKey(tenant, of, { ...entry, params: [["q", word]] }) ?? "";
    memory.put(key, { value: [word], storedAt, freshSeconds: 900 }, 100);
  };
  put("nave", "segretissimo", now - 60_000);
  put("nave", "riservato", now - 1_000_000);
  put("torre", "altrui", now);
  const page = storedPage({ text: "<p>segretissimo</p>", storedAt: now, note: "900 n i" });
  const keep = (of: string, word: string) =>
    recent.set(
      `https://cache.invalid/nave/${of}/page/it-asked/https%3A%2F%2Fwww.nave.example/search?q=${word}`,
      page,
    );
  keep(pageGeneration, "segretissimo");
  // An entry from before a purge.
  put("nave", "vecchio", now, "g");
  keep("g", "vecchio");
  memory.tally.count("nave", "values", "hit");
  memory.tally.count("nave", "values", "stale");
  memory.tally.count("nave", "values", "miss");
  memory.tally.count("torre", "pages", "miss");
  const { body, text } = await ask("/ops/cache");
  expect(body).toMatchObject({
    chain: "nave",
    memory: { values: { entries: 4 }, pages: { entries: 2 }, loadsUnderWay: 0, chains: { entries: 1 } },
    counted: {
      nave: { values: { hit: 1, stale: 1, miss: 1, hitRatio: 0.667 } },
      torre: { pages: { hitRatio: 0 } },
    },
    leftOut: 0,
  });
  const listings = body.kept.find(({ kind }: { kind: string }) => kind === "values");
  expect(listings).toMatchObject({
    ...{ what: "products/listing", entries: 2, fresh: 1, stale: 1 },
    ageSeconds: { youngest: 60, oldest: 1000 },
    freshUntil: new Date(now + 840_000).toISOString(),
  });
  expect(body.kept.find(({ kind }: { kind: string }) => kind === "pages")).toMatchObject({
    what: "/search",
    entries: 1,
  });
  expect(text).not.toMatch(/segretissimo|riservato|altrui/);
});

test("cache stays short with thousands of entries", async () => {
  const { ask, memory, generations } = isolate();
  const { generation } = await generations();
  for (let index = 0; index < 5000; index += 1) {
    const key =
      valueKey("nave", generation, { name: `products/${index}/listed`, scope: "w1d0t0", params: [] }) ?? "";
    memory.put(key, { value: index, storedAt: Date.now(), freshSeconds: 900 }, 5);
  }
  const { body, text } = await ask("/ops/cache");
  expect(body.kept).toHaveLength(1);
  expect(text.length).toBeLessThan(4000);
});
