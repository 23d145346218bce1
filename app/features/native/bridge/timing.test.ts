import fc from "fast-check";
import { expect, test } from "vitest";
import { afterTelling, untilTelling } from "./report-phone";
import { restarts } from "./resume";
import { isOrdering, untilNextCheck } from "./version-check";

const time = fc.nat({ max: 2 ** 41 });
const halfAnHour = 1_800_000;
const tenMinutes = 600_000;

// spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew <- app/features/native/bridge/resume.ts
// spec §9: reloadAfterMillis 1800000 ms <- app/features/native/bridge/resume.ts
test("the app restarts after half an hour, but not on a payment page", () => {
  expect(restarts(0, halfAnHour, "/")).toBe(false);
  expect(restarts(0, halfAnHour + 1, "/")).toBe(true);
  for (const path of ["/payment", "/payment/x", "/cart/payment-error/7", "/cart/payment-completed/7"])
    expect(restarts(0, halfAnHour * 9, path), path).toBe(false);
  for (const path of ["/cart", "/payments", "/checkout", "/product/cart"])
    expect(restarts(0, halfAnHour * 9, path), path).toBe(true);
  // The clock was set back.
  expect(restarts(halfAnHour * 9, 0, "/")).toBe(false);
});

// spec §9: checkVersionInterval 600000 ms <- app/features/native/bridge/version-check.ts
test("the next version check is due ten minutes after the last, with any clock", () => {
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

// spec §4: on an interval the version is compared with the latest; an older one is offered the update, once
test("isOrdering is true only on the checkout and payment pages", () => {
  for (const path of [
    "/checkout",
    "/payment",
    "/payment/",
    "/cart/payment-error/7",
    "/cart/payment-completed/7",
  ])
    expect(isOrdering(path), path).toBe(true);
  for (const path of ["/", "/cart", "/cart/lines/7", "/profile/orders/7", "/product/payment"])
    expect(isOrdering(path), path).toBe(false);
});

// spec §9: push notifications enabled <- app/features/native/bridge/report-phone.ts
test("a phone's registration is retried ever less often, but not after a refusal", () => {
  for (const status of [400, 403, 404, 422])
    for (const state of ["ask", "known"])
      expect(untilTelling(afterTelling(status, 3, 0), state, 1e12), String(status)).toBeUndefined();
  const waits: (number | undefined)[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const told = afterTelling([undefined, 503, 429][tries % 3], tries, 1000);
    expect(told.tries).toBe(tries + 1);
    waits.push(untilTelling(told, "ask", 1000));
  }
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, tenMinutes, tenMinutes]);
});

// spec §9: push notifications enabled
test("a phone is registered again for the next session and at the app's start", () => {
  expect([untilTelling(undefined, "ask", 5), untilTelling(undefined, "known", 5)]).toEqual([0, 0]);
  for (const status of [204, 401]) {
    expect(untilTelling(afterTelling(status, 0, 5), "known", 6)).toBeUndefined();
    expect(untilTelling(afterTelling(status, 0, 5), "ask", 6)).toBe(0);
  }
});

test("a clock that is put back, or forward, puts the telling off no longer than ten minutes", () => {
  fc.assert(
    fc.property(time, time, fc.nat({ max: 40 }), (then, now, tries) => {
      const wait = untilTelling(afterTelling(undefined, tries, then), "ask", now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(tenMinutes);
    }),
  );
});
