import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdays, type Hours, type Weekday } from "~/model/place";
import { romeMoment } from "~/lib/rome-date";
import { openState, weekdayOf, weekOf } from "./opening-hours";

const on = (days: readonly Weekday[], opens: string, closes: string): Hours[] =>
  days.map((weekday) => ({ weekday, opens, closes }));
const workdays = weekdays.slice(0, 6);
/** Monday to Saturday 8-13 and 16-20, Sunday morning. */
const market = [
  ...on(workdays, "08:00", "13:00"),
  ...on(workdays, "16:00", "20:00"),
  ...on(["sun"], "08:30", "13:00"),
];

describe("open or closed", () => {
  // spec delivery: §7 opening hours (1 = Sunday), public page and GroceryStore data of each store
  it("knows the day of a date", () => {
    expect(weekdayOf("2026-11-22")).toBe("sun");
    expect(weekdayOf("2026-11-23")).toBe("mon");
    expect(weekdayOf("2026-11-28")).toBe("sat");
  });

  it.each([
    ["2026-11-24", "08:00", { open: true, until: "13:00" }],
    ["2026-11-24", "13:00", { open: false, next: { date: "2026-11-24", opens: "16:00" } }],
    ["2026-11-24", "20:00", { open: false, next: { date: "2026-11-25", opens: "08:00" } }],
    ["2026-11-22", "12:59", { open: true, until: "13:00" }],
    ["2026-11-22", "15:00", { open: false, next: { date: "2026-11-23", opens: "08:00" } }],
  ])("follows the opening hours on %s at %s", (date, time, expected) => {
    expect(openState(market, { date, time })).toEqual(expected);
  });

  it("runs past midnight into the next day", () => {
    const late = on(["sat"], "18:00", "02:00");
    expect(openState(late, { date: "2026-11-28", time: "23:30" })).toEqual({ open: true, until: "02:00" });
    expect(openState(late, { date: "2026-11-29", time: "01:59" })).toEqual({ open: true, until: "02:00" });
    expect(openState(late, { date: "2026-11-29", time: "02:00" }).open).toBe(false);
  });

  it("is by the wall clock in the nights of 23 and 25 hours", () => {
    const early = on(["sun"], "03:00", "05:00");
    // On 29 March 2026 02:00 does not exist; on 25 October 2026 02:30 comes twice.
    expect(romeMoment(Date.parse("2026-03-29T01:00:00Z"))).toEqual({ date: "2026-03-29", time: "03:00" });
    expect(openState(early, romeMoment(Date.parse("2026-03-29T00:59:00Z"))).open).toBe(false);
    expect(openState(early, romeMoment(Date.parse("2026-03-29T01:00:00Z")))).toEqual({
      open: true,
      until: "05:00",
    });
    const night = on(["sat"], "22:00", "02:30");
    expect(openState(night, romeMoment(Date.parse("2026-10-25T00:29:00Z"))).open).toBe(true);
    expect(openState(night, romeMoment(Date.parse("2026-10-25T01:31:00Z"))).open).toBe(false);
  });

  it("knows always and never", () => {
    const everyDay = on(weekdays, "00:00", "24:00");
    expect(openState(everyDay, { date: "2026-11-24", time: "04:00" })).toEqual({ open: true, always: true });
    expect(openState([], { date: "2026-11-24", time: "04:00" })).toEqual({ open: false });
  });

  it("opens next within a week, and is open at that very minute", () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const hour = String(Math.floor(minute / 60)).padStart(2, "0");
      return `${hour}:${String(minute % 60).padStart(2, "0")}`;
    });
    const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`);
    fc.assert(
      fc.property(date, time, fc.subarray(market, { minLength: 1 }), (day, at, hours) => {
        const state = openState(hours, { date: day, time: at });
        if (state.open) return;
        expect(state.next).toBeDefined();
        if (state.next)
          expect(openState(hours, { date: state.next.date, time: state.next.opens }).open).toBe(true);
      }),
    );
  });
});

// spec delivery: §7 opening hours (1 = Sunday), public page and GroceryStore data of each store
it("the week is listed from Monday, equal days together, closed days too", () => {
  expect(weekOf(market)).toEqual([
    { days: workdays, stretches: ["08:00-13:00", "16:00-20:00"] },
    { days: ["sun"], stretches: ["08:30-13:00"] },
  ]);
  expect(weekOf(on(["mon", "wed"], "09:00", "12:00")).map(({ days }) => days)).toEqual([
    ["mon"],
    ["tue"],
    ["wed"],
    ["thu", "fri", "sat", "sun"],
  ]);
});
