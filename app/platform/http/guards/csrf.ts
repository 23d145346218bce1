import type { MiddlewareHandler } from "hono";
import { paymentReturnPath } from "~/lib/path";
import type { PlatformEnv } from "../../env";
import { lastResort } from "../answers/last-resort";

/**
 * True if a state-changing request is same-origin. SameSite cookies are not enough, because sibling
 * tenants can be same-site. In this order:
 * - `Sec-Fetch-Site` decides, if the browser sends it
 * - `Origin` must equal the request's own, scheme included: plain http is foreign
 * - `Referer` must be same-origin, for browsers without both
 * - a request without these headers is allowed: no browser, no shopper's cookie to abuse
 */
export function comesFromUs(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  if (origin !== null) return isOwnOrigin(origin, request);
  const referrer = request.headers.get("Referer");
  return referrer === null || isOwnOrigin(referrer, request);
}

/** True if the address has the request's host and scheme. */
const isOwnOrigin = (address: string, { url }: Request): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(url).origin;

/**
 * True if a state-changing GET was followed on our own page, or typed. A browser without
 * `Sec-Fetch-Site` sends no `Origin` with a GET, so its `Referer` must be ours.
 */
export function isFollowedHere(request: Request): boolean {
  if (request.headers.has("Sec-Fetch-Site")) return comesFromUs(request);
  return isOwnOrigin(request.headers.get("Referer") ?? "", request);
}

/**
 * The only cross-site form allowed: a payment provider may return its shopper by a POST. The route
 * reads and changes no data.
 */
const paymentReturn = new RegExp(`^${paymentReturnPath("")}\\d{1,12}$`);

/** Rejects a cross-site form with 403. */
export const csrf: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { method, url, raw } = c.req;
  const free = method === "GET" || method === "HEAD" || paymentReturn.test(new URL(url).pathname);
  return free || comesFromUs(raw) ? next() : lastResort(c, 403);
};
