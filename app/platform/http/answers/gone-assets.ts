import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";

/**
 * A file of a build that no deploy brings along any more. What is there is served before the Worker runs, so whoever comes here gets a short 404
 * instead of a rendered page, and it is not stored: while a deploy spreads, the same address may be there a moment later.
 */
export const goneAssets: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  if (!new URL(c.req.url).pathname.startsWith("/assets/")) return next();
  return c.text("Not found", 404, { "Cache-Control": "no-store" });
};
