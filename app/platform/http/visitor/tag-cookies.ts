import { serialize } from "hono/utils/cookie";
import type { Consent } from "~/model/consent";

/** What Google's tags call their cookies, by what they are for. Ours bear no such name. */
const names = {
  analytics: /^_(ga|gid|gat|dc_gtm)(_[\w.-]*)?$/,
  profilation: /^_(gcl|gac)_[\w.-]*$/,
} as const;
/** No browser that our tags wrote to has more. */
const most = 20;

/** The domains that a page at this host can have written a cookie for; browsers refuse those that belong to everybody, such as `co.uk`. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  if (/^[\d.]+$|:/.test(host)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/**
 * Set-Cookie values that delete what a chain's tag manager has written at `url` for a purpose that is not consented to, of the cookies that
 * the browser has sent. A tag writes for the widest domain it can.
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
