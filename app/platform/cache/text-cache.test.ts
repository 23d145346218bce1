import { expect, test, vi } from "vitest";
import { createTextCache, edgeCache } from "./text-cache";

test("in Node there is no edge cache: every read misses, writes go nowhere", async () => {
  expect(edgeCache()).toBeUndefined();
  const cache = createTextCache({ store: edgeCache(), waitUntil: () => undefined });
  await cache.write("https://cache.invalid/a", "text", 60);
  expect(await cache.read("https://cache.invalid/a")).toBeUndefined();
  expect(await cache.once("a", () => Promise.resolve(1))).toBe(1);
});

test("loads of one key are shared while they run, and failures are not remembered", async () => {
  const cache = createTextCache({ store: undefined, waitUntil: () => undefined });
  const failed = [
    cache.once("k", () => Promise.reject(new Error("no"))),
    cache.once("k", () => Promise.resolve("mine")),
  ];
  expect(cache.running("k")).toBe(true);
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(cache.running("k")).toBe(false);
  expect(await cache.once("k", () => Promise.resolve("again"))).toBe("again");
});

test("a load that never ends is taken over by one of those who wait for it", async () => {
  vi.useFakeTimers();
  const cache = createTextCache({ store: undefined, waitUntil: () => undefined });
  void cache.once("stuck", () => new Promise(() => undefined));
  let loads = 0;
  const load = async () => {
    loads += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const waiting = Promise.all([1, 2, 3].map(() => cache.once("stuck", load)));
  await vi.advanceTimersByTimeAsync(4480);
  expect(loads).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(loads).toBe(1);
  expect(cache.running("stuck")).toBe(false);
  vi.useRealTimers();
});
