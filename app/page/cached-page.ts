import type { HeadersFunction } from "@remix-run/cloudflare";
import { pageCacheHeader } from "~/platform/cache/pages";

/** Seconds an anonymous visitor's page stays fresh (§7, Caching). */
const fresh = "900";

/** For `headers` of pages that know nothing of the visitor: they may be kept at the edge. Errors never. */
export const cachedPage: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const headers = new Headers(loaderHeaders);
  headers.set(pageCacheHeader, fresh);
  return headers;
};
