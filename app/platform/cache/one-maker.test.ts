import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOneMaker } from "./one-maker";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * Sends a crowd of requests for one key; returns the ms after which each continues. Requests that
 * need not wait are left out.
 */
function crowd(size: number, oneMaker: ReturnType<typeof createOneMaker>, key = "page") {
  const begun = Date.now();
  const wentOn: number[] = [];
  for (let index = 0; index < size; index += 1)
    void oneMaker.coming(key)?.then(() => wentOn.push(Date.now() - begun));
  return wentOn;
}

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/platform/cache/one-maker.ts
test("200 requests wait for the maker and continue right after its end", async () => {
  const oneMaker = createOneMaker();
  expect(oneMaker.coming("page")).toBeUndefined();
  const done = oneMaker.begin("page");
  const wentOn = crowd(200, oneMaker);
  await vi.advanceTimersByTimeAsync(1000);
  expect(wentOn).toEqual([]);
  done(true);
  await vi.advanceTimersByTimeAsync(25);
  expect(wentOn).toEqual(Array(200).fill(1025));
  expect(oneMaker.coming("page")).toBeUndefined();
});

test("a request waits three seconds at most, and a maker is given up after ten", async () => {
  const oneMaker = createOneMaker();
  oneMaker.begin("page");
  const wentOn = crowd(3, oneMaker);
  await vi.advanceTimersByTimeAsync(3000);
  expect(wentOn).toEqual([3000, 3000, 3000]);
  await vi.advanceTimersByTimeAsync(7000);
  expect(oneMaker.coming("page")).toBeUndefined();
});

test("two uncached results in a row end the waiting for that key for five seconds", async () => {
  const oneMaker = createOneMaker();
  oneMaker.begin("page")(false);
  const second = oneMaker.begin("page");
  expect(oneMaker.coming("page")).toBeDefined();
  second(false);
  const again = oneMaker.begin("page");
  expect(oneMaker.coming("page")).toBeUndefined();
  again(false);
  oneMaker.begin("other");
  const others = crowd(1, oneMaker, "other");
  await vi.advanceTimersByTimeAsync(3000);
  expect(others).toEqual([3000]);
  await vi.advanceTimersByTimeAsync(2000);
  const done = oneMaker.begin("page");
  const wentOn = crowd(1, oneMaker);
  done(true);
  await vi.advanceTimersByTimeAsync(25);
  expect(wentOn).toEqual([25]);
});

test("a second maker of the same key does not end the wait for the first", async () => {
  const oneMaker = createOneMaker();
  const done = oneMaker.begin("page");
  oneMaker.begin("page")(true);
  const wentOn = crowd(1, oneMaker);
  await vi.advanceTimersByTimeAsync(500);
  expect(wentOn).toEqual([]);
  done(true);
  await vi.advanceTimersByTimeAsync(25);
  expect(wentOn).toEqual([525]);
});

test("the makers under way are limited to 1000, and the oldest is dropped", async () => {
  const oneMaker = createOneMaker();
  for (let page = 0; page <= 1000; page += 1) oneMaker.begin(`page ${page}`);
  expect(oneMaker.coming("page 0")).toBeUndefined();
  const wentOn = crowd(1, oneMaker, "page 1000");
  await vi.advanceTimersByTimeAsync(3000);
  expect(wentOn).toEqual([3000]);
});
