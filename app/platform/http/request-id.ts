import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";

declare module "hono" {
  interface ContextVariableMap {
    requestId: string;
  }
}

const plain = /^[\w-]{8,64}$/;

/**
 * One id a request: in the log line, in the answer's `X-Request-Id`, and on error pages, so that a shopper can quote it. An incoming header
 * is kept when it is plain (8 to 64 letters, digits, `_-`), else a fresh one is made. (hono's own sets its header before the handler runs,
 * and a handler that answers with a plain Response, as Remix does, loses it.)
 */
export const requestIds: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const brought = c.req.header("X-Request-Id") ?? "";
  const requestId = plain.test(brought) ? brought : crypto.randomUUID();
  c.set("requestId", requestId);
  await next();
  c.res.headers.set("X-Request-Id", requestId);
};
