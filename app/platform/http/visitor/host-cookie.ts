import { serialize } from "hono/utils/cookie";
import { isLoopback } from "../loopback";

/** Loopback only is served over plain http, and there browsers refuse `Secure`. */
const isPlain = ({ protocol, hostname }: URL) => protocol === "http:" && isLoopback(hostname);

/**
 * Returns a cookie's name at `url`. Over https it is `__Host-<name>`, which no sibling host and no
 * attacker on the network can set; a cookie without the prefix is not read. Only loopback over
 * plain http has no prefix. Any other plain host gets the https name, which the browser drops, so
 * that no cookie is sent in clear.
 */
export const hostCookieName = (url: URL, name: string): string => (isPlain(url) ? name : `__Host-${name}`);

/**
 * Returns an HttpOnly Set-Cookie value; without `maxAge` (seconds) it ends with the browser's
 * session.
 */
export const hostCookie = (url: URL, name: string, value: string, maxAge?: number): string =>
  serialize(hostCookieName(url, name), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: !isPlain(url),
    maxAge,
  });
