import type { MiddlewareHandler } from "hono";
import { headerPath } from "~/lib/path";
import type { PlatformEnv } from "../../env";

/**
 * Remix matches "/category/x/" as "/category/x". One page has one address, so a GET of the first is redirected with 308 to the second.
 * A form goes on: a redirect would post it twice.
 */
export const noTrailingSlash: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method === "POST" || pathname === "/" || !pathname.endsWith("/")) return next();
  const address = headerPath((pathname.replace(/\/+$/, "") || "/") + search);
  return address === undefined ? next() : c.redirect(address, 308);
};
