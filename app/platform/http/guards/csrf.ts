import type { MiddlewareHandler } from "hono";
import { paymentReturnPath } from "~/lib/path";
import type { PlatformEnv } from "../../env";
import { lastResort } from "../answers/last-resort";

/**
 * Whether a request that changes something comes from our own page. Sibling chains can be same-site, so SameSite cookies are not enough:
 * `Sec-Fetch-Site` decides where the browser sends it, else `Origin` must be the one asked for, scheme included: a page in plain http is not
 * ours. A browser of before both is known by the page it names as its referrer. None of them = no browser = allowed, because without a
 * browser there is no shopper's cookie to abuse.
 */
export function comesFromUs(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  if (origin !== null) return isOwnOrigin(origin, request);
  const referrer = request.headers.get("Referer");
  return referrer === null || isOwnOrigin(referrer, request);
}

/** Whether an address is of the host that was asked, scheme included. */
const isOwnOrigin = (address: string, { url }: Request): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(url).origin;

/**
 * Whether a GET that changes something was followed on our own page, or typed. A browser without `Sec-Fetch-Site` sends no `Origin` with a GET
 * either: there the page it names as its referrer must be ours.
 */
export function isFollowedHere(request: Request): boolean {
  if (request.headers.has("Sec-Fetch-Site")) return comesFromUs(request);
  return isOwnOrigin(request.headers.get("Referer") ?? "", request);
}

/** The one form that comes from elsewhere: a payment provider may send its shopper back by a POST. The route reads and changes nothing. */
const paymentReturn = new RegExp(`^${paymentReturnPath("")}\\d{1,12}$`);

/** Refuses a foreign form with 403. */
export const csrf: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { method, url, raw } = c.req;
  const free = method === "GET" || method === "HEAD" || paymentReturn.test(new URL(url).pathname);
  return free || comesFromUs(raw) ? next() : lastResort(c, 403);
};
