import { withQuery, type Path } from "~/lib/path";
import { refreshTo } from "~/platform/http/redirects";

/** Query parameter that counts how often a page has polled for the provider's answer. */
export const pollField = "look";

/** Seconds until each poll; a shopper who still waits after the last one asks by hand. */
const pauses = [4, 8, 15, 30, 60];

type Poll = { seconds: number; header: Record<string, string> };

/**
 * When a waiting page polls again, and the header that makes any browser do so, with a script or without; undefined when it does not, or no
 * longer. A page that renews itself can be stopped: without the parameter it stands still.
 */
export function pollAgain(page: Path, query: URLSearchParams): Poll | undefined {
  const poll = Number(query.get(pollField));
  const seconds = Number.isInteger(poll) ? pauses[poll - 1] : undefined;
  if (seconds === undefined) return undefined;
  const next = withQuery(page, { [pollField]: String(poll + 1) });
  return { seconds, header: refreshTo(next, seconds) };
}
