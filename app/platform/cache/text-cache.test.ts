import { expect, test, vi } from "vitest";
import { createTextCache, edgeCache } from "./text-cache";

test("createTextCache always misses and ignores writes if there is no edge cache", async () => {
  expect(edgeCache()).toBeUndefined();
  const cache = createTextCache({ store: edgeCache(), waitUntil: () => undefined });
  await cache.write("https://cache.invalid/a", "text", 60);
  expect(await cache.read("https://cache.invalid/a")).toBeUndefined();
  expect(await cache.once("a", () => Promise.resolve(1))).toBe(1);
});

test("simultaneous loads of a key are shared, and failures are not remembered", async () => {
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

/** A load that takes `ms` ms, and its number of runs. */
function loadOf(ms: number) {
  const seen = { times: 0 };
  const load = async () => {
    seen.times += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return seen.times;
  };
  return { seen, load };
}

test("a shared load may take the gate's wait plus the whole timeout", async () => {
  vi.useFakeTimers();
  const cache = createTextCache({ store: undefined, waitUntil: () => undefined });
  const { seen, load } = loadOf(1500 + 10_000);
  const both = Promise.all([cache.once("slow", load), cache.once("slow", load)]);
  await vi.advanceTimersByTimeAsync(11_600);
  expect([await both, seen.times]).toEqual([[1, 1], 1]);
  vi.useRealTimers();
});

test("a waiting request takes over a load that was cut off, and later ones do not wait", async () => {
  vi.useFakeTimers();
  const cache = createTextCache({ store: undefined, waitUntil: () => undefined });
  void cache.once("stuck", () => new Promise(() => undefined));
  const { seen, load } = loadOf(100);
  const waiting = Promise.all([1, 2, 3].map(() => cache.once("stuck", load)));
  await vi.advanceTimersByTimeAsync(11_980);
  expect([seen.times, cache.running("stuck")]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect([seen.times, cache.running("stuck")]).toEqual([1, false]);
  void cache.once("stuck again", () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(cache.running("stuck again")).toBe(false);
  const later = cache.once("stuck again", load);
  await vi.advanceTimersByTimeAsync(100);
  expect(await later).toBe(2);
  vi.useRealTimers();
});
