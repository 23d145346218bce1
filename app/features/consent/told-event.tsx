import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import { analyticsEvent } from "./analytics-event";

/** In the content of a dialog, where no inline script would run: what the module tells the tag manager of the page beneath (enhance/dialogs.ts). */
export function ToldEvent({ event }: { event: PageEvent }) {
  const { name, params } = analyticsEvent(event);
  return <i hidden {...marks.put(marks.told, JSON.stringify([name, params]))} />;
}
