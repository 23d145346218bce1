import { serialize } from "hono/utils/cookie";
import type { Consent } from "~/model/consent";

/** Cookie names of Google's tags by purpose; our own cookies never match. */
const names = {
  analytics: /^_(ga|gid|gat|dc_gtm)(_[\w.-]*)?$/,
  profilation: /^_(gcl|gac)_[\w.-]*$/,
} as const;
/** Max cookies to delete; more than our tags ever write. */
const most = 20;

/**
 * Domains for which a page at this host can write a cookie; browsers reject public suffixes such as
 * `co.uk`.
 */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  if (/^[\d.]+$|:/.test(host)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/**
 * Returns Set-Cookie values that delete the tag manager's cookies of purposes without consent. Each
 * is deleted for every domain, because a tag writes to the widest domain it can.
 */
export function endedTagCookies(
  url: URL,
  jar: Record<string, string>,
  consent: Pick<Consent, "analytics" | "profilation">,
): string[] {
  const ended = Object.keys(jar)
    .filter(
      (name) =>
        (!consent.analytics && names.analytics.test(name)) ||
        (!consent.profilation && names.profilation.test(name)),
    )
    .slice(0, most);
  const end = { path: "/", maxAge: 0, secure: url.protocol === "https:" };
  return ended.flatMap((name) => [
    serialize(name, "", end),
    ...domainsOf(url.hostname).map((domain) => serialize(name, "", { ...end, domain })),
  ]);
}
