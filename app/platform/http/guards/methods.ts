import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../../env";
import { lastResort } from "../answers/last-resort";

/**
 * Allows GET, HEAD and POST (record 003); any other method gets 405. The body of a GET or HEAD has
 * no meaning (RFC 9110 § 9.3.1) and is dropped: workerd accepts it, but `new Request` with it
 * throws, as in Remix.
 */
export const methods: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { raw } = c.req;
  if (raw.method === "POST") return next();
  if (raw.method === "GET" || raw.method === "HEAD") {
    if (raw.body !== null) c.req.raw = withoutBody(raw);
    return next();
  }
  const response = lastResort(c, 405);
  response.headers.set("Allow", "GET, HEAD, POST");
  return response;
};

function withoutBody({ url, method, headers: sent, signal }: Request): Request {
  const headers = new Headers(sent);
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding", "Transfer-Encoding"])
    headers.delete(name);
  return new Request(url, { method, headers, signal });
}
