import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { lastResort } from "./last-resort";

/**
 * Whether a request that changes something comes from our own page. Sibling chains can be same-site, so SameSite cookies are not enough:
 * `Sec-Fetch-Site` decides where the browser sends it, else `Origin` must be the one asked for, scheme included: a page in plain http is not
 * ours. Neither = no browser = allowed, because without a browser there is no shopper's cookie to abuse (decision 6).
 */
export function comesFromUs(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).origin === new URL(request.url).origin;
}

/** Refuses a foreign form with 403. */
export const csrf: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const safe = c.req.method === "GET" || c.req.method === "HEAD";
  return safe || comesFromUs(c.req.raw) ? next() : lastResort(c, 403);
};
