import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../kernel/sandbox";

/**
 * Whether a browser's request comes from the sandbox's own page: `Sec-Fetch-Site` says so where it is sent, else `Origin` must name the
 * host that was asked. Neither: not a browser, so no other site can have caused the request.
 */
function comesFromOwnPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Refuses with 403 what another site posts. */
export const refuseForeignPosts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const changes = c.req.method !== "GET" && c.req.method !== "HEAD";
  if (changes && !comesFromOwnPage(c.req.raw)) return c.json({ error: "posted by another site" }, 403);
  await next();
};
