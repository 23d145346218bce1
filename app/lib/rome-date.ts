import type { IsoDate } from "~/model/time";
import type { Locale } from "~/model/locale";

const romeClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Rome's date and time by minute, cached: the present minute and the ends of held slots. */
const minutesKnown = new Map<number, Readonly<{ date: IsoDate; time: string }>>();
const mostMinutes = 500;

/** Returns Rome's date and wall-clock time of an instant (epoch ms or Date), with summer time. */
export function romeMoment(instant: number | Date): { date: IsoDate; time: string } {
  const minute = Math.floor(Number(instant) / 60_000);
  const known = minutesKnown.get(minute);
  if (known) return { ...known };
  const part = parts(romeClock, instant);
  const moment = { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
  if (minutesKnown.size >= mostMinutes) minutesKnown.clear();
  minutesKnown.set(minute, moment);
  return { ...moment };
}

/**
 * Returns Rome's date and time of an ISO text from the wire. A text with an offset or `Z` is an
 * instant. A text without ("2026-11-24T12:00") is already Rome's wall clock. Undefined for other
 * texts.
 */
export function romeMomentOf(text: string): { date: IsoDate; time: string } | undefined {
  const wall = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/.exec(text);
  if (wall?.[1] && wall[2]) return isIsoDate(wall[1]) ? { date: wall[1], time: wall[2] } : undefined;
  const instant = instantOf(text);
  return instant === undefined ? undefined : romeMoment(instant);
}

/** Returns the epoch ms of an ISO text with an offset or `Z`; undefined for other texts. */
export function instantOf(text: string): number | undefined {
  const instant = Date.parse(text);
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(instant) ? instant : undefined;
}

/** True for a `yyyy-MM-dd` that exists in the calendar. */
export function isIsoDate(text: string): boolean {
  const utc = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(text)
  );
}

/**
 * Returns the date `days` later (earlier if negative). Counts calendar days, so summer time cannot
 * shift it.
 */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(noon(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (noon(to) - noon(from)) / dayMs;
}

/** Returns -1, 0 or 1, for sorting. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Returns noon of a day in Rome, epoch ms. */
export function noonInRome(date: IsoDate): number {
  const hours = Number(romeMoment(noon(date)).time.slice(0, 2)) - 12;
  return noon(date) - hours * 3_600_000;
}

/** Classifies a day; the caller supplies the words. */
export function dayLabel(date: IsoDate, today: IsoDate): "today" | "tomorrow" | "other" {
  const days = daysBetween(today, date);
  return days === 0 ? "today" : days === 1 ? "tomorrow" : "other";
}

/** Converts `dd/MM/yyyy` (or `d/M/yyyy`) to `yyyy-MM-dd`; undefined if there is no such day. */
export function fromDisplayDate(text: string): IsoDate | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!match?.[1] || !match[2] || !match[3]) return undefined;
  const date = `${match[3]}-${match[2].padStart(2, "0")}-${match[1].padStart(2, "0")}`;
  return isIsoDate(date) ? date : undefined;
}

/** Converts `yyyy-MM-dd` to `dd/MM/yyyy`, the form of fields and of the backend. */
export const toDisplayDate = (date: IsoDate): string => date.split("-").reverse().join("/");

const language = { it: "it-IT", en: "en-GB" } as const;
const dayFormats = {
  it: { short: dayFormat("it", "short"), long: dayFormat("it", "long") },
  en: { short: dayFormat("en", "short"), long: dayFormat("en", "long") },
};

/** Formats a date: `short` "ven 27 novembre", `long` "venerdì 27 novembre 2026". */
export function formatDay(date: IsoDate, locale: Locale, form: "short" | "long"): string {
  const { weekday, day, month, year } = dayParts(date, locale, form);
  return form === "long" ? `${weekday} ${day} ${month} ${year}` : `${weekday} ${day} ${month}`;
}

/** Formats a day with its month in three letters: "ven 27 nov". */
export function shortDay(date: IsoDate, locale: Locale): string {
  const { weekday, day, month } = dayParts(date, locale, "short");
  return `${weekday} ${day} ${month.slice(0, 3)}`;
}

type DayParts = Readonly<Record<"weekday" | "day" | "month" | "year", string>>;
/**
 * Cached words of days: a few weeks of slots and offers, in two languages. The max drops days of
 * older orders.
 */
const daysKnown = new Map<string, DayParts>();
const mostDays = 500;

/** Returns the words of a date: `{weekday: "ven", day: "27", month: "novembre", year: "2026"}`. */
export function dayParts(date: IsoDate, locale: Locale, form: "short" | "long"): DayParts {
  const key = `${date} ${locale} ${form}`;
  const known = daysKnown.get(key);
  if (known) return known;
  const { weekday = "", day = "", month = "", year = "" } = parts(dayFormats[locale][form], noon(date));
  const words = Object.freeze({ weekday, day, month, year });
  if (daysKnown.size >= mostDays) daysKnown.clear();
  daysKnown.set(key, words);
  return words;
}

/** Formats a slot: "18:00-20:00". */
export function slotLabel(begin: string, end: string): string {
  return `${begin}-${end}`;
}

/** Formats a slot in little space: "18-20", or "18-20:30" for a part of an hour. */
export function shortSlotLabel(begin: string, end: string): string {
  const hours = (time: string) => time.replace(/^0/, "").replace(/:00$/, "");
  return `${hours(begin)}-${hours(end)}`;
}

const dayMs = 86_400_000;

function noon(date: IsoDate): number {
  const instant = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`not a date: ${date}`);
  return instant;
}

function dayFormat(locale: Locale, weekday: "short" | "long") {
  return new Intl.DateTimeFormat(language[locale], {
    timeZone: "UTC",
    weekday,
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

function parts(format: Intl.DateTimeFormat, instant: number | Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
