import type { HeadersFunction } from "@remix-run/cloudflare";
import { pageCacheHeader } from "~/platform/cache/pages";

/** Seconds an anonymous visitor's page stays fresh (§7, Caching). */
const fresh = "900";

/** `headers` of pages without visitor data: the edge may cache them, except errors. */
export const cachedPage: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const headers = new Headers(loaderHeaders);
  headers.set(pageCacheHeader, fresh);
  return headers;
};
