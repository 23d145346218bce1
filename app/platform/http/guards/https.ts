import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { lastResort } from "../answers/last-resort";
import { isLoopback } from "../loopback";

/**
 * Except on loopback hosts the shop is https only. A GET is redirected with 308; a form sent over plain http is refused unread, because
 * redirecting it would only hide that its password has already been sent in clear.
 */
export const httpsOnly: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol === "https:" || isLoopback(url.hostname)) return next();
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return lastResort(c, "insecure");
  url.protocol = "https:";
  url.port = "";
  return c.redirect(url.href, 308);
};
