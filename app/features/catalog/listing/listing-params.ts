import { isMarketing } from "~/lib/marketing";
import { withPressed } from "~/lib/pressed";
import { sorts, type Facet, type ListingQuery, type Sort } from "~/model/catalogue";
import { unfoldField } from "./listing-data";

/** State of a listing in its URL; unknown parameters are left out. */
export type ListingState = {
  page: number;
  sort: Sort;
  promo: boolean;
  onlyNew: boolean;
  /** products bought or saved before; only for signed-in shoppers */
  preferred: boolean;
  /** facet parameter -> chosen value ids */
  facets: Record<string, string[]>;
};

export const pageSize = 24;
const facetName = /^[a-z][a-z0-9_]{1,39}$/i;
const facetValue = /^[\w.:-]{1,40}$/;
const mostFacets = 6;
/** Max values of a facet in an address, above the number that any facet has. */
const mostValues = 100;
/** Parameters of our own pages and of links to them: never a facet. */
const own = new Set(
  `page sort promo new preferred filter query q mode parent_category_id categoryId lng back ${unfoldField}`.split(
    " ",
  ),
);
/** True if a backend parameter may be a facet in an address. */
export const isFacetName = (name: string) => facetName.test(name) && !own.has(name) && !isMarketing(name);
const inOrder = new Intl.Collator("en", { numeric: true }).compare;

const isSort = (value: string | null): value is Sort => sorts.some((sort) => sort === value);

/**
 * Parses a listing's parameters; unknown sorts are ignored. Possible facets, limited in number and
 * length, are accepted here and checked by `offeredFacets`. `page` is undefined for impossible
 * numbers (0, -1, abc): the page should then redirect to its canonical address.
 */
export function parseListing(
  search: URLSearchParams,
): Omit<ListingState, "page"> & { page: number | undefined } {
  const sort = search.get("sort");
  const filter = search.getAll("filter").flatMap((value) => value.split(","));
  const facets: Record<string, string[]> = {};
  for (const name of new Set(search.keys())) {
    if (!isFacetName(name) || Object.keys(facets).length === mostFacets) continue;
    const values = search
      .getAll(name)
      .flatMap((value) => value.split(","))
      .filter((value) => facetValue.test(value));
    const chosen = [...new Set(values)].sort(inOrder).slice(0, mostValues);
    if (chosen.length > 0) facets[name] = chosen;
  }
  return {
    page: pageOf(search.get("page")),
    sort: isSort(sort) ? sort : "rank",
    promo: search.get("promo") === "1" || filter.includes("promo"),
    onlyNew: search.get("new") === "1" || filter.includes("new"),
    preferred: search.get("preferred") === "1" || filter.includes("preferred"),
    facets,
  };
}

/** Chosen values that the backend offers: invented addresses must not fill the cache. */
export function offeredFacets(chosen: ListingState["facets"], offered: Facet[]): ListingState["facets"] {
  const known = Object.entries(chosen).flatMap(([name, ids]): [string, string[]][] => {
    const facet = offered.find(({ parameter }) => parameter === name);
    const known = ids.filter((id) => facet?.values.some((value) => value.id === id));
    return known.length > 0 ? [[name, known]] : [];
  });
  return Object.fromEntries(known);
}

function pageOf(written: string | null): number | undefined {
  if (written === null || written === "") return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}

/** Canonical query of a listing; `ownParams`, the page's own parameters, come first. */
export function listingSearch(
  state: Partial<ListingState>,
  ownParams: Record<string, string | undefined> = {},
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(ownParams)) if (value) search.set(name, value);
  for (const [name, values] of Object.entries(state.facets ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const value of values) search.append(name, value);
  }
  if (state.promo) search.set("promo", "1");
  if (state.onlyNew) search.set("new", "1");
  if (state.preferred) search.set("preferred", "1");
  if (state.sort && state.sort !== "rank") search.set("sort", state.sort);
  if (state.page && state.page > 1) search.set("page", String(state.page));
  return search;
}

/** Removes a facet value from a listing and returns to its first page. */
export function withoutValue(state: ListingState, parameter: string, id: string): ListingState {
  const facets = { ...state.facets };
  const left = (facets[parameter] ?? []).filter((value) => value !== id);
  if (left.length > 0) facets[parameter] = left;
  else delete facets[parameter];
  return { ...state, page: 1, facets };
}

export const isFiltered = (state: ListingState) =>
  state.promo || state.onlyNew || state.preferred || Object.keys(state.facets).length > 0;

/** True for the first page without filters in the default order. */
export function isPlain(search: URLSearchParams): boolean {
  const { page, ...rest } = parseListing(search);
  return page === 1 && rest.sort === "rank" && !isFiltered({ page, ...rest });
}

/** Facets to show in full, from the address or from the pressed button. */
export const unfoldedIn = (search: URLSearchParams): string[] =>
  new URLSearchParams(withPressed(search)).getAll(unfoldField).join().split(",");

/** Backend query of a state; defaults are absent, so that equal listings share a cache key. */
export function listingQuery(
  state: ListingState,
  where: Pick<ListingQuery, "categoryId" | "q">,
): ListingQuery {
  return {
    ...where,
    page: state.page,
    pageSize,
    sort: state.sort,
    promo: state.promo || undefined,
    onlyNew: state.onlyNew || undefined,
    preferred: state.preferred || undefined,
    facets: Object.keys(state.facets).length > 0 ? state.facets : undefined,
  };
}
