import { sortedParams, type Call } from "./http";
import type { SharedEntry } from "./options";

/** Cache policy of a call whose response is the same for all shoppers of a scope. */
export type CachePolicy<T = unknown> = {
  /** name of the reading: two readings of a call are two entries */
  as: string;
  /** parameters that keep the response public; any other parameter makes it uncacheable */
  parameters: readonly string[];
  /** filter parameters that the backend itself offered */
  filters?: readonly string[];
  freshSeconds: number;
  /** true to reload after a shopper's change: stock and prices may differ (§7, Caching) */
  changesWithCart?: true;
  /** true for a response without content, which may be a fault */
  isEmpty?: (value: T) => boolean;
};

/** Filters that depend on a shopper: never shared, even if the backend offers them as facets. */
const personal = /^(preferred|wishlist|list)/;
const mostFilters = 6;

/** Returns the cache entry of a call; undefined if its response is not public. */
export function sharedEntry<T>(call: Call, policy: CachePolicy<T>): SharedEntry<T> | undefined {
  const params = sortedParams(call.params);
  const rest = params.filter(([name]) => name !== "hash");
  const filters = rest.filter(([name]) => !policy.parameters.includes(name));
  const offered = filters.every(([name]) => policy.filters?.includes(name) && !personal.test(name));
  if (!offered || filters.length > mostFilters) return undefined;
  return {
    name: `${call.path}/${policy.as}`,
    scope: params.find(([name]) => name === "hash")?.[1] ?? "none",
    params: rest,
    freshSeconds: policy.freshSeconds,
    changesWithCart: policy.changesWithCart ?? false,
    ...(policy.isEmpty && { isEmpty: policy.isEmpty }),
  };
}
