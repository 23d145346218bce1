import type { Gate } from "~/net/gate";

/** A mapped response with its cache key. */
export type CachedContent<T = unknown> = {
  /** The call and its mapping. */
  name: string;
  scope: "none";
  /** Sorted by name. */
  params: [string, string][];
  freshSeconds: number;
  changesWithCart: false;
  /** True for an empty response, which replaces a filled one only the second time. */
  isEmpty?: (value: T) => boolean;
};

export type CmsOptions = {
  /** Base URL before `/wp-json`, without a slash at its end. */
  base: string;
  /** Hosts of the shop; links to them become paths. */
  ownHosts: readonly string[];
  fetch: typeof fetch;
  /** Bulkhead and circuit breaker of the content system; absent: every call passes. */
  gate?: Pick<Gate, "enter">;
  /** Deadline of one call with its retries, in ms. */
  deadlineMs?: number;
  /** Max wait of a page for one call, in ms. */
  patienceMs?: number;
  /** Deadline of the request. */
  signal?: AbortSignal;
  /**
   * Caches mapped responses; `load` outlives the request, so that it can revalidate in the
   * background.
   */
  keep?: <T>(entry: CachedContent<T>, load: () => Promise<T>) => Promise<T>;
  /** Called with the reason of a failed call, for the log. */
  onFailed?: (call: string, kind: string, cause: unknown) => void;
  /** Called with the invalid part of a response that was left out, for the log. */
  onUnexpected?: (call: string, what: string) => void;
};
