import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";

declare module "hono" {
  interface ContextVariableMap {
    deadline: AbortSignal;
  }
}

/** To a page. What it lacks by then is left out or said. */
const pageMs = 5000;
/** To the answer of a form, which may have to look up what became of a change; the page it leads to has its own deadline. */
const formMs = 10_000;

/** The moment until which a request may ask others (decision 15): over when its time is, or when nobody waits for it any longer. */
export function deadlineOf({ method, signal }: Pick<Request, "method" | "signal">): AbortSignal {
  const ms = method === "GET" || method === "HEAD" ? pageMs : formMs;
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** One deadline for all that a request asks, counted from its arrival. */
export const deadlines: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  c.set("deadline", deadlineOf(c.req.raw));
  await next();
};
