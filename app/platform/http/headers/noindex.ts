import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { isLoopback } from "../loopback";

const closed = "User-agent: *\nDisallow: /\n";

/**
 * Keeps search engines from all that is not production: every answer says `noindex`, and a chain's robots.txt closes the whole shop. Names of
 * this machine show what production says: no crawler comes by them.
 */
export const noindex: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  await next();
  const { hostname, pathname } = new URL(c.req.url);
  if (c.env.ENVIRONMENT === "production" || isLoopback(hostname)) return;
  if (pathname === "/robots.txt" && c.res.status === 200)
    c.res = new Response(closed, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  c.res.headers.set("X-Robots-Tag", "noindex");
};
