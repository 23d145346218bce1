import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";

/**
 * One JSON line a request, for the log tail and its queries. It names the route, never the path: no ids, queries, addresses, cookies or
 * any other personal data. `pattern` says which route a path belongs to.
 */
export function requestLog(pattern: (pathname: string) => string): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const { timing } = c.var;
    const line = {
      time: new Date().toISOString(),
      level: status >= 500 ? "error" : status >= 400 ? "warn" : "info",
      requestId: c.var.requestId,
      tenant: c.var.served?.tenant.id ?? "-",
      route: pattern(c.req.path),
      method: c.req.method,
      status,
      ms: timing.total,
      ebsn: timing.calls,
      cache: timing.cacheSummary || "-",
      ...(c.error && { error: c.error.name }),
    };
    console.log(JSON.stringify(line));
  };
}
