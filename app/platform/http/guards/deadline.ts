import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";

declare module "hono" {
  interface ContextVariableMap {
    deadline: () => AbortSignal;
  }
}

/** For a page, milliseconds. Parts that are missing by then are left out, or the page says that they are missing. */
const pageMs = 5000;
/** For the answer to a form, milliseconds: it may have to look up whether a change was made. The page it leads to has its own deadline. */
const formMs = 10_000;

/** Aborts when a request may make no further calls (record 019): its time is up, or the client is gone. */
export function deadlineOf({ method, signal }: Pick<Request, "method" | "signal">): AbortSignal {
  const ms = method === "GET" || method === "HEAD" ? pageMs : formMs;
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** One deadline for all that a request asks, counted from the first that needs it: a page from the cache needs none. */
export const deadlines: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  let begun: AbortSignal | undefined;
  c.set("deadline", () => (begun ??= deadlineOf(c.req.raw)));
  await next();
};
