import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { isForAll, kindOf, readerHeader, visitorName, writeReader } from "./rules";

declare module "hono" {
  interface ContextVariableMap {
    /**
     * Reader of the session after this response. `mark` is the login's keyed hash, absent for
     * visitors. `keeps`: a copy may be stored, because the login outlives the browser's session and
     * the page shows no flash.
     */
    reader: { mark?: string; keeps: boolean };
  }
}

/**
 * Sends each page's reader to the service worker: copies belong to one login and are removed when a
 * page has another reader. A page from the page cache is a visitor's. A page without a session,
 * like the last resort's, sends no header. Copies are allowed for few kinds of pages.
 */
export const tellsReader: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  await next();
  const { visitor, reader } = c.var;
  const { status, headers } = c.res;
  const isPage = headers.get("Content-Type")?.startsWith("text/html") && !visitor.inDialog && !c.error;
  if (!isPage || c.req.method !== "GET" || (!reader && status !== 200)) return;
  const isVisitor = !reader?.mark;
  const keeps =
    status === 200 && (isVisitor ? isForAll(c.req.path) : reader.keeps) && kindOf(c.req.path) !== undefined;
  headers.set(
    readerHeader,
    writeReader({ name: reader?.mark ?? visitorName, locale: visitor.locale, keeps }),
  );
};
