import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import type { TagConsent } from "~/platform/http/visitor/consent";
import { analyticsEvent } from "./analytics-event";
import { eventAddress } from "./event-address";

/**
 * Data attributes of a page event for the client module (enhance/told.ts): for the tag manager, and
 * for the server if it `counts`. A sent order has none, because only its document's inline script
 * tracks it, once.
 */
export function toldMarks(event: PageEvent | undefined, may: TagConsent, counts: boolean) {
  if (!event || !may.analytics || event.kind === "order") return {};
  const { name, params } = analyticsEvent(event);
  return {
    ...marks.put(marks.told, JSON.stringify([name, params])),
    ...marks.put(marks.counted, counts ? eventAddress(event) : undefined),
  };
}

/** Event in a dialog's content, where an inline script would not run. */
export function ToldEvent({ event, may, counts }: { event: PageEvent; may: TagConsent; counts: boolean }) {
  const told = toldMarks(event, may, counts);
  return marks.told in told ? <i hidden {...told} /> : null;
}
