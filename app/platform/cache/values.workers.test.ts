import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { SharedEntry } from "~/ebsn/transport/options";
import { NotSent } from "~/net/gate";
import { createTiming } from "../http/logs/timing";
import { createMemory } from "./memory";
import { createTextCache, edgeCache } from "./text-cache";
import { createSharedValues, valueKey } from "./values";

const minute = 60_000;
const listing: SharedEntry = {
  name: "products/listing",
  scope: "w1d0t0",
  params: [["page", "1"]],
  freshSeconds: 900,
  changesWithCart: true,
};
const fails = (kind: EbsnError["kind"]) => () => Promise.reject(new EbsnError(kind, "products"));
const down = fails("down");

/**
 * A data centre with a clock; every test has its own generation, so tests share no entries.
 * `isolate` creates an isolate with an empty memory.
 */
function edge() {
  let now = Date.UTC(2026, 10, 21, 10);
  const generation = crypto.randomUUID();
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const clock = () => now;
  const isolate = (room?: number) => {
    const memory = createMemory(room);
    return (tenant = "loggia", notBefore?: number) => {
      const timing = createTiming();
      const cache = createTextCache({ store: edgeCache(), waitUntil, now: clock });
      const values = createSharedValues({
        cache,
        memory,
        tenant,
        generation,
        notBefore,
        waitUntil,
        timing,
        now: clock,
      });
      return { ...values, timing };
    };
  };
  return {
    wait: (ms: number) => (now += ms),
    now: clock,
    settle: async () => {
      while (pending.length > 0) await pending.pop();
    },
    isolate,
    request: isolate(),
    generation,
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

// spec §7: product, category and adv answers cached 900 s; a non-GET clears them for that client <- app/platform/cache/values.ts
// spec catalogue: §7 Caching at the edge: 900 s, offered filters too, never wishlist-parent or preferred <- app/platform/cache/values.ts
test("a miss loads once, then 900 s of hits", async () => {
  const centre = edge();
  const { load, calls } = backend();
  const first = centre.request();
  expect(await first.readThrough(listing, load)).toBe("answer 1");
  expect(first.timing.cacheSummary).toBe("miss 1");
  centre.wait(15 * minute - 1);
  const second = centre.request();
  expect(await second.readThrough(listing, load)).toBe("answer 1");
  expect(second.timing.cacheSummary).toBe("hit 1");
  expect(calls()).toBe(1);
});

// spec house: stale-while-revalidate, keys apart by tenant, never errors or personal data, one refresh at a time <- app/platform/cache/text-cache.ts, app/platform/cache/values.ts
test("a stale value is served while one refresh per key runs", async () => {
  const centre = edge();
  const { load, calls } = backend();
  await centre.request().readThrough(listing, load);
  await centre.settle();
  centre.wait(16 * minute);
  const visitors = [centre.request(), centre.request(), centre.request()];
  const texts = await Promise.all(visitors.map((visitor) => visitor.readThrough(listing, load)));
  expect(texts).toEqual(["answer 1", "answer 1", "answer 1"]);
  expect(visitors[0]?.staleSince()).toBeUndefined();
  await centre.settle();
  expect(calls()).toBe(2);
  expect(await centre.request().readThrough(listing, load)).toBe("answer 2");
});

// spec house: stale-while-revalidate, keys apart by tenant, never errors or personal data, one refresh at a time
test("simultaneous misses of a key share one load", async () => {
  const centre = edge();
  const { load, calls } = backend();
  const texts = await Promise.all([1, 2, 3].map(() => centre.request().readThrough(listing, load)));
  expect(texts).toEqual(["answer 1", "answer 1", "answer 1"]);
  expect(calls()).toBe(1);
});

// spec house: stale-while-revalidate, keys apart by tenant, never errors or personal data, one refresh at a time
test("errors are never stored", async () => {
  const centre = edge();
  await expect(centre.request().readThrough(listing, down)).rejects.toThrow(EbsnError);
  await centre.settle();
  const { load } = backend();
  const next = centre.request();
  expect(await next.readThrough(listing, load)).toBe("answer 1");
  expect(next.timing.cacheSummary).toBe("miss 1");
});

test("a down backend leaves the stale value, with its time", async () => {
  const centre = edge();
  const stored = centre.now();
  await centre.request().readThrough(listing, backend().load);
  centre.wait(20 * minute);
  await centre.request().readThrough(listing, down);
  await centre.settle();
  const visitor = centre.request();
  expect(await visitor.readThrough(listing, down)).toBe("answer 1");
  expect(visitor.staleSince()).toEqual(new Date(stored));
});

// spec §7: product, category and adv answers cached 900 s; a non-GET clears them for that client
test("a shopper's own change reloads the value once for that shopper", async () => {
  const centre = edge();
  const { load, calls } = backend();
  await centre.request().readThrough(listing, load);
  centre.wait(minute);
  const changed = centre.now();
  const own = centre.request("loggia", changed);
  expect(await own.readThrough(listing, load)).toBe("answer 2");
  expect(own.timing.cacheSummary).toBe("bypass 1");
  expect(await centre.request("loggia", changed).readThrough(listing, load)).toBe("answer 2");
  expect(await centre.request().readThrough(listing, load)).toBe("answer 2");
  expect(calls()).toBe(2);
  centre.wait(minute);
  const unlucky = centre.request("loggia", centre.now());
  expect(await unlucky.readThrough(listing, down)).toBe("answer 2");
  expect(unlucky.staleSince()).toEqual(new Date(changed));
});

test("a shopper with an older value does not wait for a slow backend", async () => {
  vi.useFakeTimers();
  const centre = edge();
  const stored = centre.now();
  await centre.request().readThrough(listing, backend().load);
  centre.wait(minute);
  const asked = gate<void>();
  const answered = gate<string>();
  const shopper = centre.request("loggia", centre.now());
  const text = shopper.readThrough(listing, () => {
    asked.open();
    return answered.promise;
  });
  await asked.promise;
  await vi.advanceTimersByTimeAsync(1500);
  expect(await text).toBe("answer 1");
  expect(shopper.staleSince()).toEqual(new Date(stored));
  answered.open("late");
  await centre.settle();
  expect(await centre.request().readThrough(listing, down)).toBe("late");
  vi.useRealTimers();
});

// spec house: stale-while-revalidate, keys apart by tenant, never errors or personal data, one refresh at a time
test("two tenants in one isolate never share values", async () => {
  const centre = edge();
  const ask = (tenant: string) =>
    centre.request(tenant).readThrough(listing, () => Promise.resolve(`text of ${tenant}`));
  const texts = await Promise.all(["loggia", "quantobasta", "loggia", "quantobasta"].map(ask));
  expect(texts).toEqual(["text of loggia", "text of quantobasta", "text of loggia", "text of quantobasta"]);
});

test("valueKey includes tenant, generation, scope, call and each parameter", () => {
  const key = (change: Partial<SharedEntry>, tenant = "loggia", generation = "g") =>
    valueKey(tenant, generation, { ...listing, ...change });
  const keys = [
    key({}),
    key({}, "quantobasta"),
    key({}, "loggia", "h"),
    key({ scope: "w2d0t0" }),
    key({ name: "products/slugs" }),
    key({ params: [["q", "latte"]] }),
    key({ params: [["q", "latte&page=2"]] }),
    key({
      params: [
        ["q", "latte"],
        ["page", "2"],
      ],
    }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("an overlong key bypasses the cache", async () => {
  const centre = edge();
  const { load, calls } = backend();
  const visitor = centre.request();
  const long = { ...listing, params: [["q", "x".repeat(2000)]] satisfies [string, string][] };
  await visitor.readThrough(long, load);
  await visitor.readThrough(long, load);
  expect([visitor.timing.cacheSummary, calls()]).toEqual(["bypass 2", 2]);
});

// spec attacked: F2 an answer that its schema does not accept is never kept and replaces no good one
test.each(["unreadable", "down"] as const)(
  "F2: a response that is %s never replaces a good value, which is served as stale",
  async (kind) => {
    const centre = edge();
    const stored = centre.now();
    const { load } = backend();
    await centre.request().readThrough(listing, load);
    centre.wait(20 * minute);
    for (let round = 0; round < 3; round += 1) {
      const visitor = centre.request();
      expect(await visitor.readThrough(listing, fails(kind))).toBe("answer 1");
      if (round > 0) expect(visitor.staleSince()).toEqual(new Date(stored));
      await centre.settle();
      centre.wait(minute);
    }
    await centre.request().readThrough(listing, load);
    await centre.settle();
    const later = centre.request();
    expect([await later.readThrough(listing, load), later.staleSince()]).toEqual(["answer 2", undefined]);
  },
);

// spec attacked: F2 an answer that its schema does not accept is never kept and replaces no good one
test("F2: an unreadable response does not stop the refresh of other keys", async () => {
  const centre = edge();
  const other = { ...listing, params: [["page", "2"]] satisfies [string, string][] };
  const { load } = backend();
  await centre.request().readThrough(listing, load);
  await centre.request().readThrough(other, load);
  centre.wait(20 * minute);
  await centre.request().readThrough(listing, fails("unreadable"));
  await centre.settle();
  await centre.request().readThrough(other, load);
  await centre.settle();
  expect(await centre.request().readThrough(other, load)).toBe("answer 3");
});

test("a crowded gate does not mark a value as stale, a failing backend does", async () => {
  const centre = edge();
  await centre.request().readThrough(listing, backend().load);
  centre.wait(20 * minute);
  const notSent = (why: NotSent["why"]) => () =>
    Promise.reject(new EbsnError("down", "products", { cause: new NotSent(why, "not sent") }));
  const isSaid = async (why: NotSent["why"]) => {
    await centre.request().readThrough(listing, notSent(why));
    await centre.settle();
    const next = centre.request();
    await next.readThrough(listing, notSent(why));
    await centre.settle();
    return next.staleSince() !== undefined;
  };
  expect([await isSaid("crowded"), await isSaid("failing")]).toEqual([false, true]);
});

test("a stale value is dropped once the backend returns notFound", async () => {
  const centre = edge();
  await centre.request().readThrough(listing, backend().load);
  centre.wait(20 * minute);
  expect(await centre.request().readThrough(listing, fails("notFound"))).toBe("answer 1");
  await centre.settle();
  await expect(centre.request().readThrough(listing, fails("notFound"))).rejects.toMatchObject({
    kind: "notFound",
  });
  const own = centre.isolate()("loggia", centre.now());
  await expect(own.readThrough(listing, fails("notFound"))).rejects.toMatchObject({ kind: "notFound" });
});

test("a shopper's own change leaves unaffected entries cached", async () => {
  const centre = edge();
  const { load } = backend();
  const tree: SharedEntry = { ...listing, name: "category/tree", changesWithCart: false };
  await centre.request().readThrough(tree, load);
  centre.wait(minute);
  const own = centre.request("loggia", centre.now());
  expect([await own.readThrough(tree, load), own.timing.cacheSummary]).toEqual(["answer 1", "hit 1"]);
});

test("P4: a hit returns the same object, and a second isolate parses it once", async () => {
  const centre = edge();
  const value = { products: [{ name: "Latte" }] };
  const load = () => Promise.resolve(value);
  await centre.request().readThrough(listing, load);
  expect(await centre.request().readThrough(listing, down)).toBe(value);
  const elsewhere = centre.isolate();
  const first = await elsewhere().readThrough<unknown>(listing, down);
  expect(first).toEqual(value);
  expect(await elsewhere().readThrough<unknown>(listing, down)).toBe(first);
});

test("an isolate with full memory still uses the cache", async () => {
  const centre = edge();
  const request = centre.isolate(0);
  const { load, calls } = backend();
  await request().readThrough(listing, load);
  expect(await request().readThrough(listing, load)).toBe("answer 1");
  expect(calls()).toBe(1);
});

test("an isolate takes a value that was refreshed in another", async () => {
  const centre = edge();
  const other = centre.isolate();
  const { load, calls } = backend();
  await centre.request().readThrough(listing, load);
  await other().readThrough(listing, load);
  centre.wait(16 * minute);
  await centre.request().readThrough(listing, load);
  await centre.settle();
  expect(await other().readThrough(listing, load)).toBe("answer 2");
  expect(calls()).toBe(2);
});

const goods: SharedEntry<string[]> = { ...listing, isEmpty: (names) => names.length === 0 };
/** Goods that are shown for this response of the backend, and if they are reported as stale. */
function market() {
  const centre = edge();
  const asked = async (load: () => Promise<string[]>) => {
    const { readThrough, staleSince } = centre.request();
    const shown = await readThrough(goods, load);
    await centre.settle();
    return { shown, isOld: staleSince() !== undefined };
  };
  return { ...centre, asked, says: (...names: string[]) => asked(() => Promise.resolve(names)) };
}

// spec again: X7: an answer that says nothing where there was something does not take its place <- app/platform/cache/values.ts, app/ebsn/catalog/calls/catalog.ts
test("X7: an empty response replaces a full value only if repeated half a minute later", async () => {
  const { says, wait } = market();
  await says("mele", "pere");
  wait(20 * minute);
  // Revalidated in the background, and not accepted.
  await says();
  expect(await says()).toEqual({ shown: ["mele", "pere"], isOld: true });
  wait(minute);
  await says();
  expect(await says("uva")).toEqual({ shown: [], isOld: false });
});

// spec again: X7: an answer that says nothing where there was something does not take its place
test("X7: an unreadable or failed response before an empty one does not confirm it", async () => {
  for (const kind of ["unreadable", "down"] as const) {
    const { asked, says, wait } = market();
    await says("mele", "pere");
    wait(20 * minute);
    await asked(fails(kind));
    wait(minute);
    await says();
    expect(await says()).toEqual({ shown: ["mele", "pere"], isOld: true });
  }
});

// spec again: X7: an answer that says nothing where there was something does not take its place
test("X7: two simultaneous empty responses count as one", async () => {
  const { request, says, wait, settle, now } = market();
  await says("mele", "pere");
  wait(minute);
  const shopper = () => request("loggia", now()).readThrough(goods, () => Promise.resolve([]));
  expect(await Promise.all([shopper(), shopper()])).toEqual([
    ["mele", "pere"],
    ["mele", "pere"],
  ]);
  await settle();
  expect((await says("uva")).shown).toEqual(["mele", "pere"]);
});

test("X7: an empty response is not confirmed after a good one in between", async () => {
  const centre = edge();
  const asked = async (names: string[]) => {
    const shown = await centre.request().readThrough(goods, () => Promise.resolve(names));
    await centre.settle();
    return shown;
  };
  await asked(["mele"]);
  for (const names of [[], ["pere"], [], ["uva"]]) {
    centre.wait(20 * minute);
    await asked(names);
  }
  expect(await asked([])).toEqual(["uva"]);
  // A value that was empty from the start is cached as it is: a search without results.
  const empty = { ...goods, params: [["q", "xqzw"]] satisfies [string, string][] };
  const { load, calls } = backend();
  const nothing = () => load().then((): string[] => []);
  await centre.request().readThrough(empty, nothing);
  await centre.request().readThrough(empty, nothing);
  expect(calls()).toBe(1);
});
