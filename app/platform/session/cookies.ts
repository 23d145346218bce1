import { hostCookie, hostCookieName } from "../http/visitor/host-cookie";

export type OwnCookies = {
  /** prefix of every state cookie of this tenant */
  readonly prefix: string;
  name(part: string): string;
  /** a Set-Cookie value; without `maxAge` (seconds) it ends with the browser's session */
  write(part: string, value: string, maxAge?: number): string;
  remove(part: string): string;
};

/** Our state cookies at `url`, each `<tenant>-<part>`: how they are named and marked beyond that is said in `http/visitor/host-cookie.ts`. */
export function ownCookies(url: URL, tenantId: string): OwnCookies {
  const own = (part: string) => `${tenantId}-${part}`;
  const write = (part: string, value: string, maxAge?: number) => hostCookie(url, own(part), value, maxAge);
  const name = (part: string) => hostCookieName(url, own(part));
  return { prefix: name(""), name, write, remove: (part) => write(part, "", 0) };
}

/** The cookie with who signed in here last, sealed. It outlives a session that ends by itself, and no page reads it. */
export const ownerPart = "o";
/** The cookie with what was searched: only pages that are never kept for others read it. */
export const wordsPart = "w";
/** The cookie with the sent orders that the chain's statistics know of; no page reads it. */
export const toldPart = "told";
