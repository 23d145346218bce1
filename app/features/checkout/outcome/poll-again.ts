import { withQuery, type Path } from "~/lib/path";
import { refreshTo } from "~/platform/http/redirects";

/** Query parameter that counts a page's polls for the provider's response. */
export const pollField = "look";

/** Seconds until each poll; after the last poll the shopper reloads the page by hand. */
const pauses = [4, 8, 15, 30, 60];

type Poll = { seconds: number; header: Record<string, string> };

/**
 * Returns the delay of the next poll, and the header that makes any browser reload, even without a
 * script. Undefined after the last poll. Also undefined if the parameter is missing, so that a
 * shopper can stop the polling.
 */
export function pollAgain(page: Path, query: URLSearchParams): Poll | undefined {
  const poll = Number(query.get(pollField));
  const seconds = Number.isInteger(poll) ? pauses[poll - 1] : undefined;
  if (seconds === undefined) return undefined;
  const next = withQuery(page, { [pollField]: String(poll + 1) });
  return { seconds, header: refreshTo(next, seconds) };
}
