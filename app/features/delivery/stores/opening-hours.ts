import { weekdays, type Hours, type Weekday } from "~/model/place";
import type { IsoDate } from "~/model/time";
import { addDays } from "~/lib/rome-date";

type Moment = { date: IsoDate; time: string };

export function weekdayOf(date: IsoDate): Weekday {
  const sunday = 0;
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return weekdays[day === sunday ? 6 : day - 1] ?? "mon";
}

const on = (hours: Hours[], date: IsoDate) =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .sort((a, b) => (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : 0));

/** True if the hours run into the next day, since they end at or before their begin. */
const overnight = ({ opens, closes }: Hours) => closes <= opens;

export type OpenState =
  | { open: true; until: string }
  | { open: true; always: true }
  | { open: false; next?: { date: IsoDate; opens: string } };

/**
 * Returns if a store is open at a moment of Rome's wall clock. Adds until when, or the next opening
 * within a week. Opening hours are wall-clock times, so the comparison also holds in a night of 23
 * or 25 hours.
 */
export function openState(hours: Hours[], { date, time }: Moment): OpenState {
  if (alwaysOpen(hours)) return { open: true, always: true };
  const late = on(hours, addDays(date, -1)).find((stretch) => overnight(stretch) && time < stretch.closes);
  const now = on(hours, date).find(
    (stretch) => stretch.opens <= time && (overnight(stretch) || time < stretch.closes),
  );
  const current = now ?? late;
  if (current) return { open: true, until: current.closes === "24:00" ? "00:00" : current.closes };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(date, ahead);
    const next = on(hours, day).find(({ opens }) => ahead > 0 || opens > time);
    if (next) return { open: false, next: { date: day, opens: next.opens } };
  }
  return { open: false };
}

export function alwaysOpen(hours: Hours[]): boolean {
  return weekdays.every((weekday) =>
    hours.some((one) => one.weekday === weekday && one.opens === "00:00" && one.closes === "24:00"),
  );
}

/**
 * Returns the week from Monday, with days of the same hours together: `{days: ["mon", "tue"],
 * stretches: ["08:00-13:00", ...]}`.
 */
export function weekOf(hours: Hours[]): { days: Weekday[]; stretches: string[] }[] {
  const rows: { days: Weekday[]; stretches: string[] }[] = [];
  for (const weekday of weekdays) {
    const stretches = hours
      .filter((one) => one.weekday === weekday)
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort();
    const last = rows.at(-1);
    if (last && last.stretches.join() === stretches.join()) last.days.push(weekday);
    else rows.push({ days: [weekday], stretches });
  }
  return rows;
}
