import type { HeadersFunction } from "@remix-run/cloudflare";
import { notKept, pageCacheHeader } from "~/platform/cache/pages";

/** Seconds an anonymous visitor's page stays fresh (§7, Caching). */
const fresh = "900";

/** For `headers` of pages that know nothing of the visitor: they may be kept at the edge. Errors never, nor pages whose frame lacks its menu. */
export const cachedPage: HeadersFunction = ({ errorHeaders, loaderHeaders, parentHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const headers = new Headers(loaderHeaders);
  if (parentHeaders.get(pageCacheHeader) !== notKept) headers.set(pageCacheHeader, fresh);
  return headers;
};
