import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { isLoopback } from "../loopback";

const closed = "User-agent: *\nDisallow: /\n";

/**
 * Makes every response outside production `noindex`, with a robots.txt that closes the whole shop.
 * Loopback hosts show production's headers, because crawlers cannot reach them.
 */
export const noindex: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  await next();
  const { hostname, pathname } = new URL(c.req.url);
  if (c.env.ENVIRONMENT === "production" || isLoopback(hostname)) return;
  if (pathname === "/robots.txt" && c.res.status === 200)
    c.res = new Response(closed, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  c.res.headers.set("X-Robots-Tag", "noindex");
};
