/** The hours of a slot, "08:00" to "10:00". */
export type Hours = { begin: string; end: string };

/** The same hours on each of the days, in the order of the days: the slot that the day has then, if it has one. */
export type HoursRow<Slot extends Hours> = Hours & { cells: (Slot | undefined)[] };

/**
 * The slots of several days as rows of hours: one for each pair of begin and end that some day has, the earlier first, of two that begin at one
 * time the shorter. Slots of other lengths and such as overlap stand in rows of their own, and so does the second of one day at the same hours:
 * none is left out.
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
