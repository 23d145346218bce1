import type { Sandbox } from "../kernel/sandbox";

export type FacetValue = {
  id: number;
  name: string;
  description?: string;
  priority?: string;
  count: string;
  filteredCount: string;
};
export type Facet = { name: string; parameterName: string; paramType: ""; values: FacetValue[] };

/** A listing's result before paging: all ids in order, and the facets. */
export type Found = { ids: number[]; facets: Facet[]; didYouMean: string | undefined };

const most = 60;
const listings = new WeakMap<SqlStorage, Map<string, Found>>();

/**
 * Caches a shop's latest listings, so the cost of a page does not depend on the number of products.
 */
export function knownListing({ sql }: Sandbox, key: string, find: () => Found): Found {
  const known = listings.get(sql) ?? new Map<string, Found>();
  listings.set(sql, known);
  const found = known.get(key) ?? find();
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return found;
}

/** Clears the cached listings after a change of products or stock. */
export function forgetListings({ sql }: Pick<Sandbox, "sql">): void {
  listings.delete(sql);
}
