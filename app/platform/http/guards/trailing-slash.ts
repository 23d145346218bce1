import type { MiddlewareHandler } from "hono";
import { headerPath } from "~/lib/path";
import type { PlatformEnv } from "../../env";

/**
 * Redirects a GET of "/category/x/" to "/category/x" with 308, because Remix matches both and a
 * page has one address. A POST passes: a redirect would send it twice.
 */
export const noTrailingSlash: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method === "POST" || pathname === "/" || !pathname.endsWith("/")) return next();
  const address = headerPath((pathname.replace(/\/+$/, "") || "/") + search);
  return address === undefined ? next() : c.redirect(address, 308);
};
