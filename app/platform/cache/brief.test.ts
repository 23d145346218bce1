import { expect, it, vi } from "vitest";
import { mostChains } from "~/net/most-chains";
import { createBriefCache } from "./brief";

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/platform/cache/brief.ts
it("makes one request for a crowd by key until the entry expires", async () => {
  vi.useFakeTimers();
  try {
    const brief = createBriefCache<number>(1000);
    const ask = vi.fn(() => new Promise<number>((resolve) => setTimeout(resolve, 30, 7)));
    const crowd = Promise.all(Array.from({ length: 200 }, () => brief.get("a", ask)));
    await vi.advanceTimersByTimeAsync(100);
    expect(new Set(await crowd)).toEqual(new Set([7]));
    expect(ask).toHaveBeenCalledTimes(1);
    await brief.get("b", async () => 8);
    expect(await brief.get("b", async () => 9)).toBe(8);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await brief.get("b", async () => 9)).toBe(9);
  } finally {
    vi.useRealTimers();
  }
});

it("stores no failure", async () => {
  const brief = createBriefCache<number>(1000);
  await expect(brief.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await brief.get("a", async () => 1)).toBe(1);
});

it("stores an entry per chain up to mostChains and drops the least recently read", async () => {
  const brief = createBriefCache<number>(60_000);
  for (let chain = 0; chain < mostChains; chain += 1) await brief.get(`chain ${chain}`, async () => chain);
  expect(await brief.get("chain 0", async () => -1)).toBe(0);
  await brief.get("one more", async () => -1);
  expect(await brief.get("chain 399", async () => -1)).toBe(399);
  expect(await brief.get("chain 1", async () => -1)).toBe(-1);
});

it("waits for a running request and makes its own within one patience", async () => {
  vi.useFakeTimers();
  try {
    const brief = createBriefCache<number>(1000, 2000);
    const failing = () =>
      new Promise<number>((_, reject) => setTimeout(() => reject(new Error("down")), 1500));
    const first = brief.get("a", failing).catch(String);
    await vi.advanceTimersByTimeAsync(500);
    const left = vi.fn(async () => 1);
    const second = brief.get("a", left);
    await vi.advanceTimersByTimeAsync(1025);
    expect(await first).toBe("Error: down");
    expect(await second).toBe(1);
    expect(left).toHaveBeenCalledExactlyOnceWith(1000);
  } finally {
    vi.useRealTimers();
  }
});
