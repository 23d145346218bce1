import type { MiddlewareHandler } from "hono";
import { requestIdHeader } from "~/lib/in-place";
import type { PlatformEnv } from "../../env";

declare module "hono" {
  interface ContextVariableMap {
    requestId: string;
  }
}

/**
 * One id a request: in the log line, in the answer's `X-Request-Id`, and on error pages, so that a shopper can quote it. Always one of ours:
 * what a client sends would get into logs and, by the page cache, into other people's pages. (hono's own sets its header before the handler
 * runs, and a handler that answers with a plain Response, as Remix does, loses it.)
 */
export const requestIds: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  await next();
  c.res.headers.set(requestIdHeader, requestId);
};
