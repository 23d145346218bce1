import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";

/**
 * Returns a short 404 for a build file that no longer exists. Existing assets are served before the
 * Worker runs. The 404 is not stored: while a deploy spreads, the file may exist a moment later.
 */
export const goneAssets: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  if (!new URL(c.req.url).pathname.startsWith("/assets/")) return next();
  return c.text("Not found", 404, { "Cache-Control": "no-store" });
};
