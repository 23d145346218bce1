import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { lastResort } from "../answers/last-resort";
import { isLoopback } from "../loopback";

/**
 * Allows https only, except on loopback hosts. A GET is redirected with 308. A form sent over plain
 * http is rejected unread: a redirect would hide that its password was sent in clear.
 */
export const httpsOnly: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol === "https:" || isLoopback(url.hostname)) return next();
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return lastResort(c, "insecure");
  url.protocol = "https:";
  url.port = "";
  return c.redirect(url.href, 308);
};
