import type { MiddlewareHandler } from "hono";
import type { VitalName } from "~/lib/vitals";
import type { Env, PlatformEnv } from "../../env";

type Page = { status: number; cache: string; ms: number; calls: number; backendMs: number };

/**
 * Writes data points of one tenant; does nothing without the binding. The order of fields is
 * documented in docs/observability.md, and queries depend on it.
 */
export function createMetrics({ METRICS }: Pick<Env, "METRICS">, tenant: string) {
  const write = (blobs: string[], doubles: number[]) =>
    METRICS?.writeDataPoint({ indexes: [tenant], blobs, doubles });
  return {
    page: (route: string, { status, cache, ms, calls, backendMs }: Page) =>
      write(["page", route, `${Math.floor(status / 100)}xx`, cache], [ms, calls, backendMs]),
    vital: (route: string, name: VitalName, value: number) => write(["vital", route, name], [value]),
  };
}

/** Writes one data point per HTML response. `pattern` returns the route of a path. */
export function pageMetrics(pattern: (pathname: string) => string): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    await next();
    const { served, timing } = c.var;
    if (!served || !c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
    createMetrics(c.env, served.tenant.id).page(pattern(c.req.path), {
      status: c.res.status,
      cache: timing.pageCache,
      ms: timing.total,
      calls: timing.calls,
      backendMs: timing.backendMs,
    });
  };
}
