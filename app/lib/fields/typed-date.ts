import type { IsoDate } from "~/model/time";
import { daysBetween, isIsoDate, toDisplayDate } from "../rome-date";
import { plainLine } from "./normalise";

/** Italian and English months; their first three letters are unambiguous. */
const months = [
  ["gennaio", "january"],
  ["febbraio", "february"],
  ["marzo", "march"],
  ["aprile", "april"],
  ["maggio", "may"],
  ["giugno", "june"],
  ["luglio", "july"],
  ["agosto", "august"],
  ["settembre", "september"],
  ["ottobre", "october"],
  ["novembre", "november"],
  ["dicembre", "december"],
];
const weekdays =
  "lunedi martedi mercoledi giovedi venerdi sabato domenica monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  );

const minLetters = 3;
const isNamed = (word: string, names: readonly string[]): boolean =>
  word.length >= minLetters && names.some((name) => name.startsWith(word));

/**
 * Day, month and year as written. A two-digit year leaves the century open, an empty year the year.
 */
type Written = { day: string; month: string; year: string };

/**
 * True for a plausible year: no birth is earlier and no plan later. This distinguishes 17051980
 * from 19800517.
 */
const isYear = (year: string): boolean => year.length === 2 || /^(19|20|21)\d\d$/.test(year);

const dayFirst = /^(?<day>\d{1,2})[ ./,-]+(?<month>\d{1,2})[ ./,-]+(?<year>\d{4}|\d{2})$/;
const yearFirst = /^(?<year>\d{4})[ ./,-]+(?<month>\d{1,2})[ ./,-]+(?<day>\d{1,2})(?:T[\d:.]+Z?)?$/i;
const digitsAlone = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/;
const isoDigitsAlone = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/;

/** Reads "17/05/1980", "17.5.80", "1980-05-17", "17051980", "19800517" and "170580". */
const inDigits = (line: string): Written[] =>
  [dayFirst, yearFirst, digitsAlone, isoDigitsAlone].flatMap((form) => {
    const { day = "", month = "", year = "" } = form.exec(line)?.groups ?? {};
    return day !== "" && isYear(year) ? [{ day, month, year }] : [];
  });

const dayThenMonth =
  /^(?:(?<weekday>\p{L}+) )?(?<day>\d{1,2})o? (?<month>\p{L}+)(?: (?<year>\d{4}|\d{2}))?$/u;
const monthThenDay = /^(?:(?<weekday>\p{L}+) )?(?<month>\p{L}+) (?<day>\d{1,2})(?: (?<year>\d{4}))?$/u;

/**
 * Reads "17 maggio 1980", "ven 27 novembre", "1º dic 2026", "Friday 27 November 2026", "May 17,
 * 1980".
 */
function inWords(line: string): Written[] {
  const words = line
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ .,/°-]+/gu, " ")
    .trim();
  return [dayThenMonth, monthThenDay].flatMap((form) => {
    const { weekday, day = "", month = "", year = "" } = form.exec(words)?.groups ?? {};
    const number = months.findIndex((names) => isNamed(month, names)) + 1;
    const isDate = number > 0 && (!weekday || isNamed(weekday, weekdays)) && (year === "" || isYear(year));
    return isDate ? [{ day, month: String(number), year }] : [];
  });
}

/**
 * Returns the calendar dates that a text may mean; `open` are the candidate years for a date
 * without a year.
 */
function datesMeant(line: string, open: readonly number[]): IsoDate[] {
  return [...inDigits(line), ...inWords(line)].flatMap(({ day, month, year }) => {
    const number = Number(year);
    const years = year === "" ? open : year.length === 2 ? [1900 + number, 2000 + number] : [number];
    return years.map((one) => `${one}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`).filter(isIsoDate);
  });
}

/**
 * Normalises a birth date to dd/mm/yyyy. An ambiguous two-digit year stays (dd/mm/yy), and text
 * without a date or year stays as typed; the rules reject these.
 */
export function typedBirthdate(text: string, today: IsoDate): string {
  const line = plainLine(text);
  const dates = datesMeant(line, []);
  const past = dates.filter((date) => date <= today);
  const [first, ...others] = past.length > 0 ? past : dates;
  if (!first) return line;
  const date = toDisplayDate(first);
  return others.length === 0 ? date : date.slice(0, 6) + date.slice(-2);
}

/**
 * Normalises a day of an order to dd/mm/yyyy; of several candidates it takes the nearest to
 * `today`.
 */
export function typedDay(text: string, today: IsoDate): string {
  const line = plainLine(text);
  const thisYear = Number(today.slice(0, 4));
  const dates = datesMeant(line, [thisYear - 1, thisYear, thisYear + 1]);
  const distance = (date: IsoDate) => Math.abs(daysBetween(today, date));
  const [nearest] = dates.sort((one, other) => distance(one) - distance(other));
  return nearest ? toDisplayDate(nearest) : line;
}
