import { afterEach, expect, test, vi } from "vitest";
import { awayUntil } from "./install-days";
import { keepAway, mayShow, memory } from "./install-memory";

const now = Date.UTC(2026, 10, 24);

/** A storage with room for this many characters in total; with `refuses`, every access throws. */
function storage(room: number, refuses = false) {
  const held = new Map<string, string>();
  const guarded = () => {
    if (refuses) throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (guarded(), held.get(key) ?? null),
    setItem: (key: string, value: string) => {
      guarded();
      const others = [...held]
        .filter(([name]) => name !== key)
        .reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
  });
  return held;
}
afterEach(() => vi.unstubAllGlobals());

// spec §2.2: the install banner is hidden for 7 days, and after it was taken up for 14
test("keepAway hides a banner for seven days after it was closed", () => {
  const held = storage(100);
  expect(mayShow(now)).toBe(true);
  keepAway(awayUntil("closed", now));
  expect(held.get(memory)).toBe(String(now + 7 * 86_400_000));
  expect(mayShow(now + 1000)).toBe(false);
  expect(mayShow(now + 7 * 86_400_000)).toBe(true);
});

// spec §2.2: the install banner is not shown where closing it could not be remembered <- app/enhance/device/install-memory.ts
test("shows no banner without an error if the storage is full or refused", () => {
  storage(12);
  expect(mayShow(now)).toBe(false);
  keepAway(awayUntil("closed", now));
  storage(100, true);
  expect(mayShow(now)).toBe(false);
  keepAway(awayUntil("closed", now));
  vi.stubGlobal("localStorage", undefined);
  expect(mayShow(now)).toBe(false);
});

test("the choice is stored even if the storage fills up while the banner shows", () => {
  const held = storage(20);
  expect(mayShow(now)).toBe(true);
  held.set("another's", "x".repeat(7));
  keepAway(awayUntil("asked", now));
  expect(mayShow(now)).toBe(false);
});
