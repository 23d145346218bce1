import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";

declare module "hono" {
  interface ContextVariableMap {
    deadline: () => AbortSignal;
  }
}

/**
 * Deadline of a page, in ms. Parts missing by then are left out, or the page reports them as
 * missing.
 */
const pageMs = 5000;
/**
 * Deadline of a form's response, in ms: it may have to check if a change was made. The page after
 * it has its own deadline.
 */
const formMs = 10_000;

/**
 * Aborts when a request may make no more calls (record 019): its time is up, or the client has
 * disconnected.
 */
export function deadlineOf({ method, signal }: Pick<Request, "method" | "signal">): AbortSignal {
  const ms = method === "GET" || method === "HEAD" ? pageMs : formMs;
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/**
 * Sets one deadline for all calls of a request, started by the first that needs it: a page from the
 * cache needs none.
 */
export const deadlines: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  let begun: AbortSignal | undefined;
  c.set("deadline", () => (begun ??= deadlineOf(c.req.raw)));
  await next();
};
