import type { IsoDate } from "~/model/time";
import { addDays } from "~/lib/rome-date";

/** Month and day of the holidays with a fixed date (law 260 of 1949 and later laws). */
const fixed = ["01-01", "01-06", "04-25", "05-01", "06-02", "08-15", "11-01", "12-08", "12-25", "12-26"];

/** 4 October is a holiday again from 2026 (law 151 of 2025). */
const saintFrancis = { day: "10-04", from: 2026 };

/** Returns Easter Sunday of a Gregorian year, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** True if a day is a public holiday in all of Italy, including Easter and Easter Monday. */
export function isPublicHoliday(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  if (fixed.includes(day) || (day === saintFrancis.day && year >= saintFrancis.from)) return true;
  const easter = easterOf(year);
  return date === easter || date === addDays(easter, 1);
}
