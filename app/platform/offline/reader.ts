import type { MiddlewareHandler } from "hono";
import type { PlatformEnv } from "../env";
import { isForAll, kindOf, readerHeader, visitorName, writeReader } from "./rules";

declare module "hono" {
  interface ContextVariableMap {
    /**
     * Of the session that this answer leaves behind: `mark` is the login's, absent for visitors; a copy of the page may be kept where that outlives the
     * browser and the page says nothing that is said once
     */
    reader: { mark?: string; keeps: boolean };
  }
}

/**
 * Says on each page whose it is, for the browser's worker: copies are of one login alone and go when another page is somebody else's. A page from the
 * page cache is a visitor's. What no session stands behind, as the page of last resort, says nothing. A copy may be kept of the few pages that are
 * worth one.
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
