import { withQuery, type Path } from "~/lib/path";

/** Query parameter that counts how often a page has looked for the provider's answer by itself. */
export const lookField = "look";

/** Seconds until each look; a shopper who still waits after the last one asks by hand. */
const pauses = [4, 8, 15, 30, 60];

type Look = { seconds: number; header: Record<string, string> };

/**
 * When a waiting page looks again, and the header that makes any browser do so, with a script or without; undefined when it does not, or does so no
 * longer. A page that renews itself can be stopped: without the parameter it stands still.
 */
export function lookAgain(page: Path, query: URLSearchParams): Look | undefined {
  const look = Number(query.get(lookField));
  const seconds = Number.isInteger(look) ? pauses[look - 1] : undefined;
  if (seconds === undefined) return undefined;
  const next = withQuery(page, { [lookField]: String(look + 1) });
  return { seconds, header: { Refresh: `${seconds}; url=${next}` } };
}
