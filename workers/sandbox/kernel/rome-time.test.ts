import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysFromMonday,
  displayDate,
  displayDateTime,
  romeDate,
  romeInstant,
  romeIso,
  romeTime,
} from "./rome-time";

const intl = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
  timeStyle: "medium",
});
const instants = fc.integer({
  min: Date.parse("2000-01-01T00:00:00Z"),
  max: Date.parse("2090-01-01T00:00:00Z"),
});

describe("Rome's wall clock", () => {
  it("agrees with Intl at every instant", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(`${romeDate(instant)} ${romeIso(instant).slice(11, 19)}`).toBe(intl.format(instant));
      }),
    );
  });

  it("reads back the instant it wrote", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = instant - (instant % 60_000);
        const back = romeInstant(romeDate(minute), romeTime(minute));
        // The first of autumn's two equal hours may come back as the second.
        expect([minute, minute + 3_600_000]).toContain(back);
        expect(romeTime(back)).toBe(romeTime(minute));
      }),
    );
  });

  it("knows both nights of the year", () => {
    expect(romeIso(Date.parse("2026-03-29T00:59:00Z"))).toBe("2026-03-29T01:59:00+01:00");
    expect(romeIso(Date.parse("2026-03-29T01:00:00Z"))).toBe("2026-03-29T03:00:00+02:00");
    expect(romeIso(Date.parse("2026-10-25T01:00:00Z"))).toBe("2026-10-25T02:00:00+01:00");
    expect(romeTime(romeInstant("2026-03-29", "02:30"))).toBe("03:30");
    expect(romeInstant("2026-11-24", "10:00")).toBe(Date.parse("2026-11-24T10:00:00+01:00"));
  });

  it("counts and shows days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-10-25", -1)).toBe("2026-10-24");
    expect(daysFromMonday("2026-11-23")).toBe(0);
    expect(daysFromMonday("2026-11-29")).toBe(6);
    expect(displayDate("2026-11-24")).toBe("24/11/2026");
    expect(displayDateTime(Date.parse("2026-07-01T22:30:00Z"))).toBe("02/07/2026 00:30");
  });
});
