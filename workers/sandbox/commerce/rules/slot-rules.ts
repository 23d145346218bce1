import { addDays, daysFromMonday, romeInstant } from "../../kernel/rome-time";
import { isHoliday } from "./holidays";

export type PlaceKind = "delivery" | "store" | "locker";
/** A window of a day; `id` is the wire's timeslotId, the same every day. */
export type Window = { id: number; begin: string; end: string; capacity: number };
/** Place of a slot: the warehouse of a delivery, or the store of a pickup. */
export type SlotPlace = { kind: PlaceKind; id: number };

const hhmm = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const windows = (firstId: number, from: number, to: number, hours: number, capacity: number): Window[] =>
  Array.from({ length: Math.floor((to - from) / hours) }, (_, index) => ({
    id: firstId + index,
    begin: hhmm(from + index * hours),
    end: hhmm(from + (index + 1) * hours),
    capacity,
  }));

const byKind: Readonly<Record<PlaceKind, Window[]>> = {
  delivery: windows(101, 8, 22, 2, 12),
  store: windows(201, 9, 20, 1, 8),
  locker: windows(301, 7, 22, 5, 6),
};

const daysAhead = 8;
const holdMinutes = 30;
const cutOffHours = 3;
const hour = 3_600_000;

export const windowsOf = (kind: PlaceKind): Window[] => byKind[kind];
export const windowOf = (kind: PlaceKind, id: number): Window | undefined =>
  byKind[kind].find((window) => window.id === id);

/** Returns the available days: eight from today. */
export const daysFrom = (today: string): string[] =>
  Array.from({ length: daysAhead }, (_, index) => addDays(today, index));

/** True on holidays and on Sunday afternoons. */
export const isShut = (date: string, window: Window): boolean =>
  isHoliday(date) || (daysFromMonday(date) === 6 && window.begin > "12:00");

/** The second warehouse of a chain does not offer the first and the last window of a day. */
export const isOffered = (place: SlotPlace, window: Window, mainWarehouse: number): boolean =>
  place.kind !== "delivery" || place.id === mainWarehouse || (window.begin > "08:00" && window.end < "22:00");

/**
 * Returns the booking deadline as Rome date and time: three hours before the window.
 * For the day's first window it is the evening before.
 */
export function cutOffOf(kind: PlaceKind, date: string, window: Window): { date: string; time: string } {
  const first = byKind[kind][0]?.id === window.id;
  return first
    ? { date: addDays(date, -1), time: "20:00" }
    : { date, time: hhmm(Number(window.begin.slice(0, 2)) - cutOffHours) };
}

/** Returns the instant (epoch ms) after which the window is no longer available. */
export function cutOffInstant(kind: PlaceKind, date: string, window: Window): number {
  const cutOff = cutOffOf(kind, date, window);
  return romeInstant(cutOff.date, cutOff.time);
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16_777_619) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * Returns places taken by imaginary shoppers, constant for each place, date and window. Some
 * windows are full.
 */
export function baseLoad(tenant: string, place: SlotPlace, date: string, window: Window): number {
  const draw = hash(`${tenant}/${place.kind}/${place.id}/${date}/${window.id}`) % 1000;
  if (draw < 120) return window.capacity;
  if (draw < 420) return window.capacity - 1 - (draw % Math.max(1, Math.floor(window.capacity / 3)));
  return Math.floor(((draw - 420) / 580) * window.capacity * 0.5);
}

/**
 * Returns a window's status for its number of taken places: "intermediate" if a third or less is
 * free.
 */
export function statusOf(capacity: number, taken: number): "empty" | "intermediate" | "full" {
  const left = capacity - taken;
  if (left <= 0) return "full";
  return left * 3 <= capacity ? "intermediate" : "empty";
}

/** Returns begin and end of the delivery or pickup, in epoch ms. */
export function slotInstants(
  date: string,
  window: { begin: string; end: string },
): { begin: number; end: number } {
  return { begin: romeInstant(date, window.begin), end: romeInstant(date, window.end) };
}

export const holdEnd = (now: number): number => now + holdMinutes * (hour / 60);
