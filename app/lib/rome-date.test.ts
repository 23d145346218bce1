import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  compareDates,
  dayLabel,
  dayParts,
  daysBetween,
  formatDay,
  fromDisplayDate,
  isIsoDate,
  romeMoment,
  romeMomentOf,
  shortDay,
  slotLabel,
  toDisplayDate,
} from "./rome-date";

const isoDate = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe("Rome's clock", () => {
  test("romeMoment follows winter and summer time and both changes of the clock", () => {
    expect(romeMoment(Date.parse("2026-11-24T09:00:00Z"))).toEqual({ date: "2026-11-24", time: "10:00" });
    expect(romeMoment(Date.parse("2026-07-01T22:30:00Z"))).toEqual({ date: "2026-07-02", time: "00:30" });
    expect(romeMoment(new Date("2026-03-29T00:59:00Z")).time).toBe("01:59");
    expect(romeMoment(new Date("2026-03-29T01:00:00Z")).time).toBe("03:00");
    expect(romeMoment(Date.parse("2026-10-25T22:59:00Z")).date).toBe("2026-10-25");
    expect(romeMoment(Date.parse("2026-10-25T23:00:00Z")).date).toBe("2026-10-26");
  });

  test("romeMomentOf reads instants and wall clocks and rejects invalid texts", () => {
    expect(romeMomentOf("2026-11-24T10:00:00+01:00")).toEqual({ date: "2026-11-24", time: "10:00" });
    expect(romeMomentOf("2026-06-24T10:00:00.000Z")).toEqual({ date: "2026-06-24", time: "12:00" });
    expect(romeMomentOf("2026-11-24T12:00")).toEqual({ date: "2026-11-24", time: "12:00" });
    expect(romeMomentOf("2026-02-30T12:00")).toBeUndefined();
    expect(romeMomentOf("")).toBeUndefined();
    expect(romeMomentOf("domani")).toBeUndefined();
  });
});

describe("days", () => {
  test("addDays is undone by its opposite across any clock change", () => {
    fc.assert(
      fc.property(isoDate, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
        const other = addDays(date, days);
        expect(isIsoDate(other)).toBe(true);
        expect(daysBetween(date, other)).toBe(days);
        expect(addDays(other, -days)).toBe(date);
        expect(Math.sign(compareDates(other, date))).toBe(Math.sign(days));
      }),
    );
  });

  test("fromDisplayDate reads display dates of real days only", () => {
    fc.assert(
      fc.property(isoDate, (date) => {
        expect(fromDisplayDate(toDisplayDate(date))).toBe(date);
      }),
    );
    expect(fromDisplayDate("27/11/2026")).toBe("2026-11-27");
    expect(fromDisplayDate("1/9/2026")).toBe("2026-09-01");
    for (const bad of ["31/02/2026", "2026-11-27", "", "27/11/26", "27/13/2026"]) {
      expect(fromDisplayDate(bad)).toBeUndefined();
    }
  });

  test("dayLabel names today, tomorrow and other days", () => {
    expect(dayLabel("2026-10-25", "2026-10-25")).toBe("today");
    expect(dayLabel("2026-10-26", "2026-10-25")).toBe("tomorrow");
    expect(dayLabel("2026-10-24", "2026-10-25")).toBe("other");
    expect(dayLabel("2026-10-27", "2026-10-25")).toBe("other");
  });

  test("addDays throws for an invalid date and isIsoDate rejects it", () => {
    expect(() => addDays("tomorrow", 1)).toThrow(RangeError);
    expect(isIsoDate("2026-02-29")).toBe(false);
    expect(isIsoDate("2028-02-29")).toBe(true);
  });
});

describe("words", () => {
  test("formats days in Italian and English", () => {
    expect(formatDay("2026-11-27", "it", "short")).toBe("ven 27 novembre");
    expect(formatDay("2026-11-27", "it", "long")).toBe("venerdì 27 novembre 2026");
    expect(formatDay("2026-11-27", "en", "short")).toBe("Fri 27 November");
    expect(formatDay("2026-11-27", "en", "long")).toBe("Friday 27 November 2026");
    expect(shortDay("2026-11-27", "it")).toBe("ven 27 nov");
    expect(shortDay("2026-11-27", "en")).toBe("Fri 27 Nov");
    expect(dayParts("2026-12-01", "it", "short")).toEqual({
      weekday: "mar",
      day: "1",
      month: "dicembre",
      year: "2026",
    });
    expect(slotLabel("18:00", "20:00")).toBe("18:00-20:00");
  });
});
