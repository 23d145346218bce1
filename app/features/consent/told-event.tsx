import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import type { TagConsent } from "~/platform/http/visitor/consent";
import { analyticsEvent } from "./analytics-event";

/** In the content of a dialog, where no inline script would run: what the module tells the tag manager of the page beneath (enhance/dialogs.ts). */
export function ToldEvent({ event, may }: { event: PageEvent; may: TagConsent }) {
  if (!may.analytics) return null;
  const { name, params } = analyticsEvent(event);
  return <i hidden {...marks.put(marks.told, JSON.stringify([name, params]))} />;
}
