import fc from "fast-check";
import { expect, test } from "vitest";
import { awayUntil, isAway } from "./install-days";

const day = 86_400_000;
const moment = fc.integer({ min: 1_500_000_000_000, max: 4_000_000_000_000 });

// spec §2.2: the install banner is hidden for 7 days, and after it was taken up for 14 <- app/enhance/device/install-days.ts, app/enhance/device/install-memory.ts, app/enhance/device/install.ts
// spec §9: app banner hidden 7 days, reminder 14 days <- app/enhance/device/install-days.ts
test("hides the banner for 7 days once closed and 14 once taken up, to the millisecond", () => {
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(["closed", 7] as const, ["asked", 14] as const),
      fc.integer({ min: 0, max: 30 * day }),
      (now, [done, days], later) => {
        const noted = String(awayUntil(done, now));
        expect(isAway(noted, now + later)).toBe(later < days * day);
      },
    ),
  );
});

// spec §2.2: the install banner is hidden for 7 days, and after it was taken up for 14
test("ignores a date from a clock ahead and invalid text", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1000 * day }), (now, ahead) => {
      expect(isAway(String(awayUntil("asked", now + ahead)), now)).toBe(false);
    }),
  );
  const now = Date.UTC(2026, 10, 24);
  for (const noted of [null, "", "0000000000000", "soon", "NaN", "Infinity", "-1", "[]"])
    expect(isAway(noted, now), String(noted)).toBe(false);
});

test("hides the banner for at most 14 days for any stored text", () => {
  fc.assert(
    fc.property(fc.string(), moment, (noted, now) => {
      if (isAway(noted, now)) expect(isAway(noted, now + 14 * day)).toBe(false);
    }),
  );
});
