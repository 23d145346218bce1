import { addDays, daysFromMonday, romeInstant } from "../../kernel/rome-time";
import { isHoliday } from "./holidays";

export type PlaceKind = "delivery" | "store" | "locker";
/** A window of a day; `id` is the wire's timeslotId, the same every day. */
export type Window = { id: number; begin: string; end: string; capacity: number };
/** Where a slot is kept: the warehouse that delivers, or the store where the shopper collects. */
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

/** The days that can be chosen: eight from today. */
export const daysFrom = (today: string): string[] =>
  Array.from({ length: daysAhead }, (_, index) => addDays(today, index));

/** Nobody works on holidays, nor on Sunday afternoons. */
export const isShut = (date: string, window: Window): boolean =>
  isHoliday(date) || (daysFromMonday(date) === 6 && window.begin > "12:00");

/** The second warehouse of a chain does not offer the first and the last window of a day. */
export const isOffered = (place: SlotPlace, window: Window, mainWarehouse: number): boolean =>
  place.kind !== "delivery" || place.id === mainWarehouse || (window.begin > "08:00" && window.end < "22:00");

/** When choosing ends, as a Rome date and time: three hours before, or the evening before for the day's first window. */
export function cutOffOf(kind: PlaceKind, date: string, window: Window): { date: string; time: string } {
  const first = byKind[kind][0]?.id === window.id;
  return first
    ? { date: addDays(date, -1), time: "20:00" }
    : { date, time: hhmm(Number(window.begin.slice(0, 2)) - cutOffHours) };
}

/** The instant after which the window can no longer be chosen. */
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

/** Places taken by imaginary other shoppers: always the same for a place, date and window; some windows are full. */
export function baseLoad(tenant: string, place: SlotPlace, date: string, window: Window): number {
  const draw = hash(`${tenant}/${place.kind}/${place.id}/${date}/${window.id}`) % 1000;
  if (draw < 120) return window.capacity;
  if (draw < 420) return window.capacity - 1 - (draw % Math.max(1, Math.floor(window.capacity / 3)));
  return Math.floor(((draw - 420) / 580) * window.capacity * 0.5);
}

/** How a window looks with so many of its places taken: "intermediate" when a third or less is left. */
export function statusOf(capacity: number, taken: number): "empty" | "intermediate" | "full" {
  const left = capacity - taken;
  if (left <= 0) return "full";
  return left * 3 <= capacity ? "intermediate" : "empty";
}

/** Instants between which the goods arrive or can be collected. */
export function slotInstants(
  date: string,
  window: { begin: string; end: string },
): { begin: number; end: number } {
  return { begin: romeInstant(date, window.begin), end: romeInstant(date, window.end) };
}

export const holdEnd = (now: number): number => now + holdMinutes * (hour / 60);
