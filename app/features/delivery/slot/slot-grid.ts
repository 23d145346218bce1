import type { Timeslot, TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { hoursByDays, type HoursRow } from "./hours-by-days";
import type { SlotOffer } from "./slot-offer";

/** `month`: month of the day, if its label lacks it */
type Column = { date: IsoDate; label: string; month?: string; note: string };
export type SlotGrid = { columns: Column[]; rows: HoursRow<SlotOffer>[] };

/**
 * Max cells of all grids, since phones receive them too and a page has few elements. Two weeks of
 * seven slots a day fit, or nine days of eleven.
 */
const mostCells = 100;

/** Max days beside each other in the dialog (750 px, §2.3). */
const mostDays = 8;

/**
 * Returns grids for wide windows, with days as columns and hours as rows. More days than a grid
 * holds are split evenly into several grids. The list is empty for a single day. It is also empty
 * if the hours differ so much that the grids would be large and mostly empty.
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
