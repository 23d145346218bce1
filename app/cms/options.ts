import type { Gate } from "~/net/gate";

/** A mapped answer as the cache sees it. */
export type CachedContent<T = unknown> = {
  /** the call and what is made of it */
  name: string;
  scope: "none";
  /** sorted */
  params: [string, string][];
  freshSeconds: number;
  changesWithCart: false;
  /** the answer says nothing: where there was something before, it is believed only the second time */
  isEmpty?: (value: T) => boolean;
};

export type CmsOptions = {
  /** the base before `/wp-json`, without a slash at its end */
  base: string;
  /** hosts that are the shop itself: links to them become paths */
  ownHosts: readonly string[];
  fetch: typeof fetch;
  /** lets calls through to the content system, or not; absent: all go */
  gate?: Pick<Gate, "enter">;
  /** for one call with its retries, in ms */
  deadlineMs?: number;
  /** for what a page shows of one call, in ms */
  patienceMs?: number;
  /** the request's own deadline */
  signal?: AbortSignal;
  /** keeps mapped answers; `load` outlives the request, so that it may refresh in the background */
  keep?: <T>(entry: CachedContent<T>, load: () => Promise<T>) => Promise<T>;
  /** called with why a call failed, for the log */
  onFailed?: (call: string, kind: string, cause: unknown) => void;
  /** called with what was left out of an answer because it could not be read, for the log */
  onUnexpected?: (call: string, what: string) => void;
};
