import fc from "fast-check";
import { expect, it } from "vitest";
import { easterOf, isPublicHoliday } from "./public-holidays";
import { addDays } from "~/lib/rome-date";

it.each([
  [1954, "1954-04-18"],
  [2000, "2000-04-23"],
  [2019, "2019-04-21"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2076, "2076-04-19"],
])("B14: Easter of %d is on %s", (year, date) => {
  expect(easterOf(year)).toBe(date);
});

it("B14: Easter is a Sunday from 22 March to 25 April, and its Monday a holiday, in every year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const easter = easterOf(year);
      expect(new Date(`${easter}T12:00:00Z`).getUTCDay()).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      expect(isPublicHoliday(addDays(easter, 1))).toBe(true);
    }),
  );
});

it("B14: Italy's public holidays of 2027 are these", () => {
  const days = Array.from({ length: 365 }, (_, count) => addDays("2027-01-01", count));
  expect(days.filter(isPublicHoliday).map((date) => date.slice(5))).toEqual([
    ...["01-01", "01-06", "03-28", "03-29", "04-25", "05-01", "06-02", "08-15", "10-04", "11-01", "12-08"],
    ...["12-25", "12-26"],
  ]);
  expect(isPublicHoliday("2025-10-04")).toBe(false);
});
