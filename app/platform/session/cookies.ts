import { hostCookie, hostCookieName } from "../http/visitor/host-cookie";

export type OwnCookies = {
  /** Prefix of every state cookie of this tenant. */
  readonly prefix: string;
  name(part: string): string;
  /** Returns a Set-Cookie value; without `maxAge` (seconds) it ends with the browser's session. */
  write(part: string, value: string, maxAge?: number): string;
  remove(part: string): string;
};

/**
 * State cookies at `url`, each `<tenant>-<part>`. `http/visitor/host-cookie.ts` adds the `__Host-`
 * prefix and the attributes.
 */
export function ownCookies(url: URL, tenantId: string): OwnCookies {
  const own = (part: string) => `${tenantId}-${part}`;
  const write = (part: string, value: string, maxAge?: number) => hostCookie(url, own(part), value, maxAge);
  const name = (part: string) => hostCookieName(url, own(part));
  return { prefix: name(""), name, write, remove: (part) => write(part, "", 0) };
}

/**
 * Cookie with the last shopper signed in here, sealed. It outlives an expired session, and no page
 * reads it.
 */
export const ownerPart = "o";
/** Cookie with the search history; no cached page reads it. */
export const wordsPart = "w";
/** Cookie with the orders already sent to the tenant's statistics; no page reads it. */
export const toldPart = "told";
