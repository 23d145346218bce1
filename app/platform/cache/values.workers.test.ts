import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { CatalogRequest } from "~/ebsn/options";
import { createTextCache, edgeCache } from "./text-cache";
import { catalogueKey, createCatalogueCache } from "./values";
import { createTiming } from "../http/timing";

const minute = 60_000;
const tree: CatalogRequest = {
  path: "category",
  params: [
    ["filtered", "true"],
    ["hash", "w1d0t0"],
  ],
  area: "catalog",
};
const down = () => Promise.reject(new EbsnError("down", "category"));

/** An isolate with its own clock; every test has its own generation, so none sees another's entries. */
function edge() {
  let now = Date.UTC(2026, 10, 21, 10);
  const generation = crypto.randomUUID();
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const clock = () => now;
  return {
    wait: (ms: number) => (now += ms),
    now: clock,
    settle: async () => {
      while (pending.length > 0) await pending.pop();
    },
    request: (tenant = "loggia", notBefore?: number) => {
      const timing = createTiming();
      const cache = createTextCache({ store: edgeCache(), waitUntil, now: clock });
      const catalogue = createCatalogueCache({
        cache,
        tenant,
        generation,
        notBefore,
        waitUntil,
        timing,
        now: clock,
      });
      return { ...catalogue, timing };
    },
  };
}

function gate<T>() {
  let open: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (open = resolve));
  return { promise, open: (value: T) => open(value) };
}

function backend() {
  let calls = 0;
  return { load: () => Promise.resolve(`answer ${++calls}`), calls: () => calls };
}

test("a miss asks, then 900 s of hits", async () => {
  const isolate = edge();
  const { load, calls } = backend();
  const first = isolate.request();
  expect(await first.cachedGet(tree, load)).toBe("answer 1");
  expect(first.timing.cacheSummary).toBe("miss 1");
  isolate.wait(15 * minute - 1);
  const second = isolate.request();
  expect(await second.cachedGet(tree, load)).toBe("answer 1");
  expect(second.timing.cacheSummary).toBe("hit 1");
  expect(calls()).toBe(1);
});

test("after that the old text is served while one refresh a key runs", async () => {
  const isolate = edge();
  const { load, calls } = backend();
  await isolate.request().cachedGet(tree, load);
  await isolate.settle();
  isolate.wait(16 * minute);
  const visitors = [isolate.request(), isolate.request(), isolate.request()];
  const texts = await Promise.all(visitors.map((visitor) => visitor.cachedGet(tree, load)));
  expect(texts).toEqual(["answer 1", "answer 1", "answer 1"]);
  expect(visitors[0]?.staleSince()).toBeUndefined();
  await isolate.settle();
  expect(calls()).toBe(2);
  expect(await isolate.request().cachedGet(tree, load)).toBe("answer 2");
});

test("cold requests for the same key share one load", async () => {
  const isolate = edge();
  const { load, calls } = backend();
  const texts = await Promise.all([1, 2, 3].map(() => isolate.request().cachedGet(tree, load)));
  expect(texts).toEqual(["answer 1", "answer 1", "answer 1"]);
  expect(calls()).toBe(1);
});

test("errors are never stored", async () => {
  const isolate = edge();
  await expect(isolate.request().cachedGet(tree, down)).rejects.toThrow(EbsnError);
  await isolate.settle();
  const { load } = backend();
  const next = isolate.request();
  expect(await next.cachedGet(tree, load)).toBe("answer 1");
  expect(next.timing.cacheSummary).toBe("miss 1");
});

test("a backend that is down leaves the old text, with its hour", async () => {
  const isolate = edge();
  const stored = isolate.now();
  await isolate.request().cachedGet(tree, backend().load);
  isolate.wait(20 * minute);
  await isolate.request().cachedGet(tree, down);
  await isolate.settle();
  const visitor = isolate.request();
  expect(await visitor.cachedGet(tree, down)).toBe("answer 1");
  expect(visitor.staleSince()).toEqual(new Date(stored));
});

test("a shopper's own change makes that shopper ask once, and nobody else", async () => {
  const isolate = edge();
  const { load, calls } = backend();
  await isolate.request().cachedGet(tree, load);
  isolate.wait(minute);
  const changed = isolate.now();
  const own = isolate.request("loggia", changed);
  expect(await own.cachedGet(tree, load)).toBe("answer 2");
  expect(own.timing.cacheSummary).toBe("bypass 1");
  expect(await isolate.request("loggia", changed).cachedGet(tree, load)).toBe("answer 2");
  expect(await isolate.request().cachedGet(tree, load)).toBe("answer 2");
  expect(calls()).toBe(2);
  isolate.wait(minute);
  const unlucky = isolate.request("loggia", isolate.now());
  expect(await unlucky.cachedGet(tree, down)).toBe("answer 2");
  expect(unlucky.staleSince()).toEqual(new Date(changed));
});

test("a shopper who could see an older text does not wait for a slow backend", async () => {
  vi.useFakeTimers();
  const isolate = edge();
  const stored = isolate.now();
  await isolate.request().cachedGet(tree, backend().load);
  isolate.wait(minute);
  const asked = gate<void>();
  const answered = gate<string>();
  const shopper = isolate.request("loggia", isolate.now());
  const text = shopper.cachedGet(tree, () => {
    asked.open();
    return answered.promise;
  });
  await asked.promise;
  await vi.advanceTimersByTimeAsync(1500);
  expect(await text).toBe("answer 1");
  expect(shopper.staleSince()).toEqual(new Date(stored));
  answered.open("late");
  await isolate.settle();
  expect(await isolate.request().cachedGet(tree, down)).toBe("late");
  vi.useRealTimers();
});

test("two tenants, interleaved in one isolate, never meet", async () => {
  const isolate = edge();
  const ask = (tenant: string) =>
    isolate.request(tenant).cachedGet(tree, () => Promise.resolve(`text of ${tenant}`));
  const texts = await Promise.all(["loggia", "quantobasta", "loggia", "quantobasta"].map(ask));
  expect(texts).toEqual(["text of loggia", "text of quantobasta", "text of loggia", "text of quantobasta"]);
});

test("scope, generation and each parameter part the keys; their order does not", () => {
  const key = (params: [string, string][], path = "products", generation = "g") =>
    catalogueKey("loggia", generation, { path, params, area: "catalog" });
  expect(
    key([
      ["q", "latte"],
      ["page", "2"],
    ]),
  ).toBe(
    key([
      ["page", "2"],
      ["q", "latte"],
    ]),
  );
  const keys = [
    key([]),
    key([["hash", "w1"]]),
    key([["q", "latte"]]),
    key([["q", "latte&page=2"]]),
    key([
      ["q", "latte"],
      ["page", "2"],
    ]),
    key([], "adv"),
    key([], "products", "h"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("filters that the backend offered are for everybody", () => {
  const key = (params: [string, string][], facets: string[]) =>
    catalogueKey("loggia", "g", { path: "products", params, area: "catalog", facets });
  expect(key([["colour", "3"]], ["colour"])).toContain("colour=3");
  expect(key([["colour", "3"]], ["size"])).toBeUndefined();
});

const sevenFacets = ["a", "b", "c", "d", "e", "f", "g"].map((letter) => `facet_${letter}`);

test("what is personal, unknown or absurdly long goes around the cache", async () => {
  const isolate = edge();
  const { load, calls } = backend();
  const around: CatalogRequest[] = [
    { path: "products", params: [["preferred", "true"]], area: "catalog" },
    { path: "products", params: [["wishlist_id", "1"]], area: "catalog" },
    { path: "products", params: [["wishlist_id", "1"]], area: "catalog", facets: ["wishlist_id"] },
    { path: "products", params: [["preferred", "true"]], area: "catalog", facets: ["preferred"] },
    { path: "products", params: [["colour", "3"]], area: "catalog", facets: ["vendor_id"] },
    {
      path: "products",
      params: sevenFacets.map((name) => [name, "1"]),
      area: "catalog",
      facets: sevenFacets,
    },
    { path: "cart/view", params: [], area: "catalog" },
    { path: "constructor", params: [], area: "catalog" },
    { path: "products", params: [["q", "x".repeat(2000)]], area: "catalog" },
  ];
  for (const request of around) {
    const visitor = isolate.request();
    await visitor.cachedGet(request, load);
    await visitor.cachedGet(request, load);
    expect(visitor.timing.cacheSummary).toBe("bypass 2");
  }
  expect(calls()).toBe(around.length * 2);
});
