import { sorts, type ListingQuery, type Sort } from "~/ebsn/model";

/** What a listing's URL says, once all that we do not know has been left out. */
export type ListingState = {
  page: number;
  sort: Sort;
  promo: boolean;
  onlyNew: boolean;
  /** facet parameter -> chosen value ids */
  facets: Record<string, string[]>;
};

export const pageSize = 24;
const facetName = /^(vendor_id|product_class_\d{1,6})$/;
const facetValue = /^\d{1,9}$/;
const mostValues = 12;

const isSort = (value: string | null): value is Sort => sorts.some((sort) => sort === value);

/**
 * Reads a listing's parameters. Unknown sorts, facets and values are ignored. `page` is undefined when the address names none
 * that can exist (0, -1, abc): the page should answer with its canonical address instead.
 */
export function parseListing(
  search: URLSearchParams,
): Omit<ListingState, "page"> & { page: number | undefined } {
  const sort = search.get("sort");
  const filter = search.getAll("filter").flatMap((value) => value.split(","));
  const facets: Record<string, string[]> = {};
  for (const name of new Set(search.keys())) {
    if (!facetName.test(name)) continue;
    const values = search
      .getAll(name)
      .flatMap((value) => value.split(","))
      .filter((value) => facetValue.test(value));
    const chosen = [...new Set(values)].sort((a, b) => Number(a) - Number(b)).slice(0, mostValues);
    if (chosen.length > 0) facets[name] = chosen;
  }
  return {
    page: pageOf(search.get("page")),
    sort: isSort(sort) ? sort : "rank",
    promo: search.get("promo") === "1" || filter.includes("promo"),
    onlyNew: search.get("new") === "1" || filter.includes("new"),
    facets,
  };
}

function pageOf(written: string | null): number | undefined {
  if (written === null || written === "") return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}

/** The canonical query string of a listing, "" or "?..."; `kept` are the page's own parameters, first. */
export function listingSearch(
  state: Partial<ListingState>,
  kept: Record<string, string | undefined> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (value) search.set(name, value);
  for (const [name, values] of Object.entries(state.facets ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const value of values) search.append(name, value);
  }
  if (state.promo) search.set("promo", "1");
  if (state.onlyNew) search.set("new", "1");
  if (state.sort && state.sort !== "rank") search.set("sort", state.sort);
  if (state.page && state.page > 1) search.set("page", String(state.page));
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** The same listing without one facet value, from its first page. */
export function withoutValue(state: ListingState, parameter: string, id: string): ListingState {
  const facets = { ...state.facets };
  const left = (facets[parameter] ?? []).filter((value) => value !== id);
  if (left.length > 0) facets[parameter] = left;
  else delete facets[parameter];
  return { ...state, page: 1, facets };
}

export const isFiltered = (state: ListingState) =>
  state.promo || state.onlyNew || Object.keys(state.facets).length > 0;

/** The first page of everything, in the usual order: where a listing begins. */
export function isPlain(search: URLSearchParams): boolean {
  const { page, ...rest } = parseListing(search);
  return page === 1 && rest.sort === "rank" && !isFiltered({ page, ...rest });
}

/** What the backend is asked for; absent where the state says nothing, so that equal listings share one cache key. */
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
    facets: Object.keys(state.facets).length > 0 ? state.facets : undefined,
  };
}
