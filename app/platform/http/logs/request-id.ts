import type { MiddlewareHandler } from "hono";
import { requestIdHeader } from "~/lib/in-place";
import type { PlatformEnv } from "../../env";

declare module "hono" {
  interface ContextVariableMap {
    requestId: string;
  }
}

/**
 * Sets one id per request: in the log line, in `X-Request-Id`, and on error pages for shoppers to
 * quote. A client's id is ignored, because it would get into logs and, through the page cache, into
 * other visitors' pages. (hono's middleware sets its header before the handler, and a plain
 * Response, as Remix returns, loses it.)
 */
export const requestIds: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  await next();
  c.res.headers.set(requestIdHeader, requestId);
};
