import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import type { TagConsent } from "~/platform/http/visitor/consent";
import { analyticsEvent } from "./analytics-event";
import { eventAddress } from "./event-address";

/**
 * What tells the module of a page's event (enhance/told.ts), for the tag manager and, where the server `counts`, for it. A sent order is told
 * of by its document alone, which remembers that it was.
 */
export function toldMarks(event: PageEvent | undefined, may: TagConsent, counts: boolean) {
  if (!event || !may.analytics || event.kind === "order") return {};
  const { name, params } = analyticsEvent(event);
  return {
    ...marks.put(marks.told, JSON.stringify([name, params])),
    ...marks.put(marks.counted, counts ? eventAddress(event) : undefined),
  };
}

/** In the content of a dialog, where no inline script would run. */
export function ToldEvent({ event, may, counts }: { event: PageEvent; may: TagConsent; counts: boolean }) {
  const told = toldMarks(event, may, counts);
  return marks.told in told ? <i hidden {...told} /> : null;
}
