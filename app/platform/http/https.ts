import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { lastResort } from "./last-resort";
import { isLoopback } from "./loopback";

/**
 * Outside this machine the shop is https only. What is read moves there with 308; a form that came in clear is refused, because repeating it
 * would only hide that its password has travelled already, and nothing of it is read.
 */
export const httpsOnly: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol === "https:" || isLoopback(url.hostname)) return next();
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return lastResort(c, "insecure");
  url.protocol = "https:";
  url.port = "";
  return c.redirect(url.href, 308);
};
