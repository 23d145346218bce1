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

/** The result of a listing before paging: all ids in order, and the facets. */
export type Found = { ids: number[]; facets: Facet[]; didYouMean: string | undefined };

const most = 60;
const listings = new WeakMap<SqlStorage, Map<string, Found>>();

/** The listings of a shop that were asked for last, so that paging through many products costs no more than through few. */
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

/** Called when goods, or which of them are sold out, have changed. */
export function forgetListings({ sql }: Pick<Sandbox, "sql">): void {
  listings.delete(sql);
}
