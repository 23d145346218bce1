import type { Timeslot, TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { hoursByDays, type HoursRow } from "./hours-by-days";
import type { SlotOffer } from "./slot-offer";

type Column = { date: IsoDate; label: string; note: string };
export type SlotGrid = { columns: Column[]; rows: HoursRow<SlotOffer>[] };

/** A phone is sent them, too, and a page's elements are few: two weeks of seven slots a day fit, or nine days of eleven. */
const mostCells = 100;

/**
 * All days beside each other, hours below each other, for wide windows. Undefined where the days are shown better one by one: a single day, or
 * hours that differ so much from day to day that the grid would be large and mostly empty.
 */
export function slotGrid(
  columns: Column[],
  days: TimeslotDay[],
  offer: (date: IsoDate, slot: Timeslot) => SlotOffer,
): SlotGrid | undefined {
  if (days.length < 2) return undefined;
  const rows = hoursByDays(days.map(({ date, slots }) => slots.map((slot) => offer(date, slot))));
  return rows.length > 0 && rows.length * days.length <= mostCells ? { columns, rows } : undefined;
}
