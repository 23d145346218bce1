import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { logLine } from "../../log-line";

declare module "hono" {
  interface ContextVariableMap {
    /** keyed hashes of the account that is signed in, or was when the request began (record 072), and of where it came from (record 111) */
    marks: { account?: string; origin?: string };
  }
}

/**
 * One JSON line a request, for the log tail and its queries. It names the route, never the path: no ids, queries, addresses, cookies or
 * any other personal data; of an account it has a keyed hash, so that what one account met can be followed, and of an event of an account where it came from. `pattern` says which route a path belongs to.
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
