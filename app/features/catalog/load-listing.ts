import { data } from "@remix-run/cloudflare";
import type { Ebsn } from "~/ebsn/client";
import { sorts, type Facet, type ListingQuery } from "~/ebsn/model";
import type { Shop } from "~/platform/shop";
import {
  isFiltered,
  listingQuery,
  listingSearch,
  pageSize,
  parseListing,
  withoutValue,
  type ListingState,
} from "./listing-params";
import type { FacetView, ChipView, ListingData } from "./listing-data";
import { cardView } from "./view";

type Where = {
  path: string;
  query: Pick<ListingQuery, "categoryId" | "q">;
  /** parameters of the page that every link keeps */
  kept?: Record<string, string | undefined>;
};

/** The part of a request's shop that a listing needs. */
type ListingShop = Pick<Shop, "t" | "locale"> & { ebsn: { catalog: Pick<Ebsn["catalog"], "listing"> } };

/**
 * Asks for a page of products and makes it ready to show. Throws a redirect to the clean address when the page number cannot exist; a page
 * beyond the end comes back as `beyond`, for the route to answer 404 with the ways out.
 */
export async function loadListing(
  shop: ListingShop,
  search: URLSearchParams,
  { path, query, kept = {} }: Where,
): Promise<ListingData> {
  const read = parseListing(search);
  if (read.page === undefined) throw redirectTo(path + listingSearch({ ...read, page: 1 }, kept));
  const state: ListingState = { ...read, page: read.page };
  const { products, paging, facets, didYouMean } = await shop.ebsn.catalog.listing(
    listingQuery(state, query),
  );
  const pages = Math.max(1, paging.pages, Math.ceil(paging.items / pageSize));
  const href = (other: Partial<ListingState>) => path + listingSearch({ ...state, ...other }, kept);
  const firstHref = href({ page: 1 });
  return {
    cards: products.map((product) => cardView(product, shop.t, shop.locale)),
    items: paging.items,
    page: state.page,
    pages,
    ...(state.page > pages && { beyond: true as const }),
    sort: state.sort,
    sorts,
    promo: state.promo,
    onlyNew: state.onlyNew,
    facets: facetViews(facets, state),
    chips: chips(shop, facets, state, (other) => path + listingSearch(other, kept)),
    ...(isFiltered(state) && { clearHref: path + listingSearch({ sort: state.sort }, kept) }),
    nextHref: `${firstHref}${firstHref.includes("?") ? "&" : "?"}page=`,
    firstHref,
    kept: Object.entries(kept).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ...(didYouMean && { didYouMean }),
  };
}

const redirectTo = (path: string) => new Response(null, { status: 302, headers: { Location: path } });

/** The answer of a listing's route: 404 beyond the end, the rest 200. */
export const answer = <T extends { listing: ListingData }>(page: T) =>
  data(page, { status: page.listing.beyond ? 404 : 200 });

const mostValues = 30;

function facetViews(facets: Facet[], state: ListingState): FacetView[] {
  return facets
    .map(({ name, parameter, values }) => ({
      name,
      parameter,
      values: values.slice(0, mostValues).map(({ id, name: value, count }) => ({
        id,
        name: value,
        count,
        ...(state.facets[parameter]?.includes(id) && { on: true as const }),
      })),
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ on }) => on));
}

/** One for each choice, leading to the listing without it. A value that the answer does not name cannot be named here either. */
function chips(
  shop: ListingShop,
  facets: Facet[],
  state: ListingState,
  href: (other: ListingState) => string,
): ChipView[] {
  const { t } = shop;
  const chosen = Object.entries(state.facets).flatMap(([parameter, ids]) =>
    ids.flatMap((id) => {
      const label = facets
        .find((facet) => facet.parameter === parameter)
        ?.values.find((value) => value.id === id)?.name;
      return label ? [{ label, href: href(withoutValue(state, parameter, id)) }] : [];
    }),
  );
  if (state.promo)
    chosen.push({ label: t("catalog.listing.promoOnly"), href: href({ ...state, page: 1, promo: false }) });
  if (state.onlyNew)
    chosen.push({ label: t("catalog.listing.newOnly"), href: href({ ...state, page: 1, onlyNew: false }) });
  return chosen;
}
