import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { isLoopback } from "../loopback";

type Outcome = "hit" | "stale" | "miss" | "bypass";
/** Cache result of a backend value, or of a whole page. */
export type CacheOutcome = Outcome | `page ${Outcome}`;

/** Times and calls of one request, for Server-Timing and the log line. */
export type Timing = {
  /** Adds one backend call, in ms. */
  ebsn(ms: number): void;
  cache(outcome: CacheOutcome): void;
  render(ms: number): void;
  readonly calls: number;
  /** Whole ms of all backend calls; parallel calls add up. */
  readonly backendMs: number;
  /** Cache result of the whole page: "hit", "stale", "miss"; "-" if no page cache was read. */
  readonly pageCache: string;
  /** For example "hit 2, page miss 1"; empty if no cache was read. */
  readonly cacheSummary: string;
  /** Whole ms since the request arrived. */
  readonly total: number;
  header(): string;
};

declare module "hono" {
  interface ContextVariableMap {
    timing: Timing;
  }
}

/**
 * Workers freeze the clock between I/O: CPU time shows as 0 in production, calls and waits are
 * correct.
 */
export function createTiming(now: () => number = () => performance.now()): Timing {
  const start = now();
  const outcomes = new Map<CacheOutcome, number>();
  let calls = 0;
  let ebsnMs = 0;
  let renderMs: number | undefined;
  const cacheSummary = () => [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(", ");
  return {
    ebsn(ms) {
      calls += 1;
      ebsnMs += ms;
    },
    cache(outcome) {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
    render(ms) {
      renderMs = ms;
    },
    get calls() {
      return calls;
    },
    get backendMs() {
      return Math.round(ebsnMs);
    },
    get pageCache() {
      return [...outcomes.keys()].find((one) => one.startsWith("page "))?.slice("page ".length) ?? "-";
    },
    get cacheSummary() {
      return cacheSummary();
    },
    get total() {
      return Math.round(now() - start);
    },
    header() {
      const parts = [`ebsn;desc="${calls}";dur=${ebsnMs.toFixed(0)}`];
      if (outcomes.size > 0) parts.push(`cache;desc="${cacheSummary()}"`);
      if (renderMs !== undefined) parts.push(`render;dur=${renderMs.toFixed(0)}`);
      parts.push(`total;dur=${(now() - start).toFixed(0)}`);
      return parts.join(", ");
    },
  };
}

/**
 * Adds `Server-Timing` to responses on loopback hosts only; a streamed page counts up to its first
 * bytes. Elsewhere only the log line has it: backend times and cache content are internal.
 */
export const timings: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  c.set("timing", createTiming());
  await next();
  if (isLoopback(new URL(c.req.url).hostname)) c.res.headers.set("Server-Timing", c.var.timing.header());
};
