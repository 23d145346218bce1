import type { Timeslot, TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { hoursByDays, type HoursRow } from "./hours-by-days";
import type { SlotOffer } from "./slot-offer";

/** `month`: of the day, where its label does not say it */
type Column = { date: IsoDate; label: string; month?: string; note: string };
export type SlotGrid = { columns: Column[]; rows: HoursRow<SlotOffer>[] };

/** A phone is sent them, too, and a page's elements are few: two weeks of seven slots a day fit, or nine days of eleven. */
const mostCells = 100;

/** The dialog (750 px, §2.3) has room for so many days beside each other. */
const mostDays = 8;

/**
 * For wide windows: days beside each other, hours below each other. More days than one grid holds are split evenly into several grids.
 * None where the days are shown better one by one: a single day, or hours that differ so much from day to day that the grids would be large and
 * mostly empty.
 */
export function slotGrids(
  columns: Column[],
  days: TimeslotDay[],
  offer: (date: IsoDate, slot: Timeslot) => SlotOffer,
): SlotGrid[] {
  if (days.length < 2) return [];
  const offers = days.map(({ date, slots }) => slots.map((slot) => offer(date, slot)));
  const width = Math.ceil(days.length / Math.ceil(days.length / mostDays));
  const grids: SlotGrid[] = [];
  for (let from = 0; from < days.length; from += width)
    grids.push({
      columns: columns.slice(from, from + width),
      rows: hoursByDays(offers.slice(from, from + width)),
    });
  const cells = grids.reduce((sum, { columns: { length }, rows }) => sum + length * rows.length, 0);
  return cells > 0 && cells <= mostCells ? grids : [];
}
