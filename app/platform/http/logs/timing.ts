import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { isLoopback } from "../loopback";

type Outcome = "hit" | "stale" | "miss" | "bypass";
/** of an answer of the backend, or of a whole page */
export type CacheOutcome = Outcome | `page ${Outcome}`;

/** What one request spent, for Server-Timing and the log line. */
export type Timing = {
  /** one call of the backend, in ms */
  ebsn(ms: number): void;
  cache(outcome: CacheOutcome): void;
  render(ms: number): void;
  readonly calls: number;
  /** whole ms that the calls of the backend took, those at the same time counted each */
  readonly backendMs: number;
  /** of the whole page: "hit", "stale", "miss"; "-" where it was asked of no cache */
  readonly pageCache: string;
  /** "hit 2, page miss 1"; empty when nothing was asked */
  readonly cacheSummary: string;
  /** whole ms since the request came */
  readonly total: number;
  header(): string;
};

declare module "hono" {
  interface ContextVariableMap {
    timing: Timing;
  }
}

/**
 * Workers freeze the clock between I/O, so pure CPU time shows as 0 in production; calls and waits show as they are.
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
 * Puts `Server-Timing` on every answer to this machine; for a streamed page it counts up to the first bytes. Elsewhere the log line alone has it: what the
 * backend takes, and what is in the cache, is nobody else's to know.
 */
export const timings: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  c.set("timing", createTiming());
  await next();
  if (isLoopback(new URL(c.req.url).hostname)) c.res.headers.set("Server-Timing", c.var.timing.header());
};
