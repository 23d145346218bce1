import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { orInstead } from "./patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));
const never = new Promise<string>(() => undefined);
const copy = () => Promise.resolve("copy");

// spec house: read-only last list, last order and store hours without a network <- app/platform/offline/patience.ts
it("orInstead takes a response within eight seconds, else the copy", async () => {
  const asked = vi.fn(copy);
  const shown = Promise.all([
    orInstead(after(0, "answer"), asked),
    orInstead(after(7999, "answer"), asked),
    orInstead(after(8001, "answer"), copy),
    orInstead(never, copy),
  ]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(await shown).toEqual(["answer", "answer", "copy", "copy"]);
  expect(asked).not.toHaveBeenCalled();
});

it("orInstead waits on without a copy, and fails if the response fails", async () => {
  const none = orInstead(after(60_000, "answer"), () => Promise.resolve(undefined));
  const failed = orInstead(Promise.reject(new Error("down")), copy);
  await expect(failed).rejects.toThrow("down");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await none).toBe("answer");
});
