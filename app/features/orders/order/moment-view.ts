import { formatDay, romeMomentOf } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";

/**
 * Splits an instant of the backend into day and time, for texts with `{{day}}` and `{{time}}`;
 * undefined if missing or unreadable.
 */
export function momentView(
  iso: string | undefined,
  locale: Locale,
): { day: string; time: string } | undefined {
  const at = iso === undefined ? undefined : romeMomentOf(iso);
  return at && { day: formatDay(at.date, locale, "short"), time: at.time };
}
