import { serialize } from "hono/utils/cookie";
import { isLoopback } from "../http/loopback";

export type OwnCookies = {
  /** prefix of every state cookie of this tenant */
  readonly prefix: string;
  name(part: string): string;
  /** a Set-Cookie value; without `maxAge` (seconds) it ends with the browser's session */
  write(part: string, value: string, maxAge?: number): string;
  remove(part: string): string;
};

/**
 * The one place that decides how our state cookies are named and marked. Over https `__Host-<tenant>-<part>` with Secure: no sibling
 * host can plant it. Over plain http only loopback gets a name without prefix, because browsers refuse Secure there; any other
 * plain host still gets the https form, which the browser drops, so state never travels in clear.
 */
export function ownCookies(url: URL, tenantId: string): OwnCookies {
  const plain = url.protocol === "http:" && isLoopback(url.hostname);
  const prefix = `${plain ? "" : "__Host-"}${tenantId}-`;
  const name = (part: string) => prefix + part;
  const write = (part: string, value: string, maxAge?: number) =>
    serialize(name(part), value, { path: "/", httpOnly: true, sameSite: "Lax", secure: !plain, maxAge });
  return { prefix, name, write, remove: (part) => write(part, "", 0) };
}

/** The cookie with the id of who signed in here last. It outlives the session, and no page reads it. */
export const ownerPart = "o";
/** The cookie with what was searched: only pages that are never kept for others read it. */
export const wordsPart = "w";
/** The cookie with the sent orders that the chain's statistics know of; no page reads it. */
export const toldPart = "told";

/**
 * A Set-Cookie value for what somebody prefers (language, lite mode): never secret, the same name on every host. Over
 * https it does not travel in clear.
 */
export const preferenceCookie = (url: URL, name: string, value: string, maxAge: number): string =>
  serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: url.protocol === "https:",
    maxAge,
  });
