import { formatDay, romeMomentOf } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";

/** An instant of the backend as day and time, for texts with `{{day}}` and `{{time}}`; undefined when there is none, or none that can be read. */
export function momentView(
  iso: string | undefined,
  locale: Locale,
): { day: string; time: string } | undefined {
  const at = iso === undefined ? undefined : romeMomentOf(iso);
  return at && { day: formatDay(at.date, locale, "short"), time: at.time };
}
