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
test("two hundred wait for the one who makes it, and go on a moment after its end", async () => {
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

test("nobody waits longer than three seconds, nor at all for one that was cut off", async () => {
  const oneMaker = createOneMaker();
  oneMaker.begin("page");
  const wentOn = crowd(3, oneMaker);
  await vi.advanceTimersByTimeAsync(3000);
  expect(wentOn).toEqual([3000, 3000, 3000]);
  await vi.advanceTimersByTimeAsync(7000);
  expect(oneMaker.coming("page")).toBeUndefined();
});

test("what was made in vain twice is not waited for again for five seconds, and another key is not concerned", async () => {
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

test("a second one who makes the same does not end the waiting for the first", async () => {
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

test("those who were cut off with their requests do not fill the memory: the oldest is forgotten", async () => {
  const oneMaker = createOneMaker();
  for (let page = 0; page <= 1000; page += 1) oneMaker.begin(`page ${page}`);
  expect(oneMaker.coming("page 0")).toBeUndefined();
  const wentOn = crowd(1, oneMaker, "page 1000");
  await vi.advanceTimersByTimeAsync(3000);
  expect(wentOn).toEqual([3000]);
});
