import { serialize } from "hono/utils/cookie";
import { isLoopback } from "../loopback";

/** Only loopback is served over plain http, and there browsers refuse `Secure`. */
const isPlain = ({ protocol, hostname }: URL) => protocol === "http:" && isLoopback(hostname);

/**
 * What a cookie of ours is called at `url`: over https `__Host-<name>`, so that no sibling host and nobody on the way can plant it. One without
 * the prefix is not read there. Over plain http only loopback gets a name without it; any other plain host gets the https form, which the
 * browser drops, so nothing travels in clear.
 */
export const hostCookieName = (url: URL, name: string): string => (isPlain(url) ? name : `__Host-${name}`);

/** A Set-Cookie value, for the server's eyes alone; without `maxAge` (seconds) it ends with the browser's session. */
export const hostCookie = (url: URL, name: string, value: string, maxAge?: number): string =>
  serialize(hostCookieName(url, name), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: !isPlain(url),
    maxAge,
  });
