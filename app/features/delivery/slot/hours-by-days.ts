/** The hours of a slot, "08:00" to "10:00". */
export type Hours = { begin: string; end: string };

/**
 * Row of the same hours on each day, in the order of the days; a cell is undefined if the day lacks
 * this slot.
 */
export type HoursRow<Slot extends Hours> = Hours & { cells: (Slot | undefined)[] };

/**
 * Arranges the slots of several days in rows: a row for each pair of begin and end, the earlier
 * begin first, then the shorter slot. Overlapping slots and slots of other lengths have their own
 * rows. A second slot of a day at the same hours has a further row, so that all slots are shown.
 */
export function hoursByDays<Slot extends Hours>(days: readonly (readonly Slot[])[]): HoursRow<Slot>[] {
  const all = [...new Set(days.flat().map(hoursOf))].sort();
  return all.flatMap((hours) => {
    const at = days.map((slots) => slots.filter((slot) => hoursOf(slot) === hours));
    const most = Math.max(...at.map((slots) => slots.length));
    const [begin = "", end = ""] = hours.split("-");
    return Array.from({ length: most }, (_, nth) => ({ begin, end, cells: at.map((slots) => slots[nth]) }));
  });
}

const hoursOf = ({ begin, end }: Hours) => `${begin}-${end}`;
