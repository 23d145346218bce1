import fc from "fast-check";
import { expect, test } from "vitest";
import { afterTelling } from "./phone";
import { restarts } from "./resume";
import { untilNextCheck } from "./version-check";

const time = fc.nat({ max: 2 ** 41 });
const halfAnHour = 1_800_000;
const tenMinutes = 600_000;

// spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew <- app/features/native/bridge/resume.ts
// spec §9: reloadAfterMillis 1800000 ms <- app/features/native/bridge/resume.ts
test("the app starts anew after more than half an hour since it started, but not where money is paid", () => {
  expect(restarts(0, halfAnHour, "/")).toBe(false);
  expect(restarts(0, halfAnHour + 1, "/")).toBe(true);
  for (const path of ["/payment", "/payment/x", "/cart/payment-error/7", "/cart/payment-completed/7"])
    expect(restarts(0, halfAnHour * 9, path), path).toBe(false);
  for (const path of ["/cart", "/payments", "/checkout", "/product/cart"])
    expect(restarts(0, halfAnHour * 9, path), path).toBe(true);
  // a clock that was put back
  expect(restarts(halfAnHour * 9, 0, "/")).toBe(false);
});

// spec §9: checkVersionInterval 600000 ms <- app/features/native/bridge/version-check.ts
test("the version is looked for ten minutes after the last look, however pages come and clocks go", () => {
  expect(untilNextCheck(0, 0)).toBe(tenMinutes);
  expect(untilNextCheck(0, tenMinutes - 1)).toBe(1);
  expect(untilNextCheck(0, tenMinutes * 3)).toBe(0);
  fc.assert(
    fc.property(time, time, (looked, now) => {
      const wait = untilNextCheck(looked, now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(tenMinutes);
    }),
  );
});

// spec §9: push notifications enabled <- app/features/native/bridge/phone.ts
test("a phone that was told of, or refused, waits for the app's next start; what may go through later is tried again, ever less often", () => {
  for (const status of [204, 401, 403, 404, 422])
    expect(afterTelling(status, 3, 0).next, String(status)).toBeGreaterThan(2 ** 52);
  const waits: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const told = afterTelling([undefined, 503, 429][tries % 3], tries, 1000);
    expect(told.tries).toBe(tries + 1);
    waits.push(told.next - 1000);
  }
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, tenMinutes, tenMinutes]);
});
