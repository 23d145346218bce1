import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { logLine } from "../log-line";

/**
 * One JSON line a request, for the log tail and its queries. It names the route, never the path: no ids, queries, addresses, cookies or
 * any other personal data. `pattern` says which route a path belongs to.
 */
export function requestLog(pattern: (pathname: string) => string): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const { timing } = c.var;
    logLine({
      level: status >= 500 ? "error" : status >= 400 ? "warn" : "info",
      event: "request",
      time: new Date().toISOString(),
      requestId: c.var.requestId,
      tenant: c.var.served?.tenant.id ?? "-",
      route: pattern(c.req.path),
      method: c.req.method,
      status,
      ms: timing.total,
      ebsn: timing.calls,
      cache: timing.cacheSummary || "-",
      ...(c.error && { error: c.error.name }),
    });
  };
}
