import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../kernel/sandbox";

/**
 * True if the request comes from the sandbox's own page, or from no browser.
 * Uses `Sec-Fetch-Site` if present, else `Origin` must name the requested host.
 * Without both headers it is no browser, so it cannot be a cross-site request.
 */
function comesFromOwnPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Rejects cross-site posts with 403. */
export const refuseForeignPosts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const changes = c.req.method !== "GET" && c.req.method !== "HEAD";
  if (changes && !comesFromOwnPage(c.req.raw)) return c.json({ error: "posted by another site" }, 403);
  await next();
};
