import type { OpeningHours } from "./sandbox-tenant";

type Day = OpeningHours["beginWeekDay"];

/** Returns equal opening hours for each of these days. */
export function hours(days: Day[], ...spans: [string, string][]): OpeningHours[] {
  return days.flatMap((beginWeekDay) =>
    spans.map(([beginHour, endHour]) => ({ beginWeekDay, beginHour, endHour })),
  );
}

/** Monday to Saturday. */
export const weekdays: Day[] = [2, 3, 4, 5, 6, 7];
export const everyDay: Day[] = [1, ...weekdays];
