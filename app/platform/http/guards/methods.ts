import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { lastResort } from "../answers/last-resort";

/** Pages and forms need GET, HEAD and POST (record 003); all else is 405. */
export const methods: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  if (["GET", "HEAD", "POST"].includes(c.req.method)) return next();
  const response = lastResort(c, 405);
  response.headers.set("Allow", "GET, HEAD, POST");
  return response;
};
