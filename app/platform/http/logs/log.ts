import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { logLine } from "../../log-line";

declare module "hono" {
  interface ContextVariableMap {
    /**
     * Keyed hashes of the account signed in now or at the start of the request (record 072), and of
     * the request's origin (record 111).
     */
    marks: { account?: string; origin?: string };
  }
}

/**
 * Writes one JSON line per request, for the log tail and its queries. It contains the route, never
 * the path, and no ids, queries, addresses, cookies or other personal data. It has a keyed hash of
 * the account, to follow its requests, and for account events a keyed hash of the origin. `pattern`
 * returns the route of a path.
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
      ...c.var.marks,
      route: pattern(c.req.path),
      method: c.req.method,
      status,
      ms: timing.total,
      ebsn: timing.calls,
      ebsnMs: timing.backendMs,
      cache: timing.cacheSummary || "-",
      ...(c.error && { error: c.error.name }),
    });
  };
}
