import { sortedParams, type Call } from "./http";
import type { SharedEntry } from "./options";

/** How an answer that is the same for everybody within a scope may be cached; given at each call. */
export type CachePolicy<T = unknown> = {
  /** what is made of the answer: two readings of one call are two entries */
  as: string;
  /** parameters with answers for everybody; with any other one the answer is not kept */
  parameters: readonly string[];
  /** parameters to filter by, as the backend itself offered them */
  filters?: readonly string[];
  freshSeconds: number;
  /** a shopper who changed something asks again: stock and prices may be others (§7, Caching) */
  changesWithCart?: true;
  /** where it may be a fault that an answer says nothing */
  isEmpty?: (value: T) => boolean;
};

/** Filters that depend on one shopper: never shared, even when the backend offers them as facets. */
const personal = /^(preferred|wishlist|list)/;
const mostFilters = 6;

/** The entry of a call, or undefined when its answer is not for everybody. */
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
