import { expect, onTestFinished, test, vi } from "vitest";
import { awaitUpTo } from "./await-up-to";

// spec attacked: F29 what a page holds hangs on no clock of milliseconds
test("F29: a whole page waits for a slow part, a streamed page does not", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve("part"), 3000));
  const coming = slow();
  const streamed = awaitUpTo({ streams: true }, coming);
  const whole = awaitUpTo({ streams: false }, slow());
  await vi.advanceTimersByTimeAsync(100);
  expect(await streamed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect([await whole, await coming]).toEqual(["part", "part"]);
  expect(await awaitUpTo({ streams: true }, Promise.resolve("part"))).toBe("part");
});
