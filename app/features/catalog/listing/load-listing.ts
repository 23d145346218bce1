import { data } from "@remix-run/cloudflare";
import type { Ebsn } from "~/ebsn/client";
import type { AllergenShop } from "~/features/allergens/public.server";
import { listEvent } from "~/features/consent/public.server";
import { withQuery, type Path } from "~/lib/path";
import { sorts, type Facet, type ListingQuery } from "~/model/catalogue";
import { redirectTo } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import {
  isFacetName,
  isFiltered,
  listingQuery,
  listingSearch,
  offeredFacets,
  pageSize,
  parseListing,
  unfoldedIn,
  withoutValue,
  type ListingState,
} from "./listing-params";
import type { ChipView, FacetView, ListingData } from "./listing-data";
import { cardViews } from "../card/card-view";

type Where = {
  path: Path;
  query: Pick<ListingQuery, "categoryId" | "q">;
  /** parameters of the page that every link preserves */
  ownParams?: Record<string, string | undefined>;
  /** replaces the backend's own listing, as a search does */
  ask?: Ebsn["catalog"]["listing"];
};

/** Fields of the shop that a listing needs. */
type ListingShop = AllergenShop & {
  session: Pick<Shop["session"], "user">;
  ebsn: { catalog: Pick<Ebsn["catalog"], "listing"> };
};

/**
 * Loads a page of products, ready to show. Throws a redirect to the clean address for an impossible
 * page number. A page beyond the end returns `beyond`, which the route sends as 404 with links; an
 * empty filtered listing is never beyond.
 */
export async function loadListing(
  shop: ListingShop,
  search: URLSearchParams,
  { path, query, ownParams = {}, ask = shop.ebsn.catalog.listing }: Where,
): Promise<ListingData> {
  const read = parseListing(search);
  if (read.page === undefined)
    throw redirectTo(withQuery(path, listingSearch({ ...read, page: 1 }, ownParams)));
  const signedIn = shop.session.user !== undefined;
  const offered = Object.keys(read.facets).length > 0 ? await offeredOf(ask, query) : [];
  const state: ListingState = {
    ...read,
    page: read.page,
    preferred: read.preferred && signedIn,
    facets: offeredFacets(read.facets, offered),
  };
  const { products, paging, facets, didYouMean, searchedInstead, searchedBesides } = await ask(
    listingQuery(state, query),
  );
  const pages = Math.max(1, paging.pages, Math.ceil(paging.items / pageSize));
  const href = (other: Partial<ListingState>) =>
    withQuery(path, listingSearch({ ...state, ...other }, ownParams));
  return {
    cards: cardViews(products, shop),
    items: paging.items,
    page: state.page,
    pages,
    ...(state.page > pages && !(paging.items === 0 && isFiltered(state)) && { beyond: true as const }),
    sort: state.sort,
    sorts: products.some(({ price }) => price) ? sorts : sorts.filter((sort) => !sort.startsWith("price_")),
    promo: state.promo,
    onlyNew: state.onlyNew,
    ...(signedIn && { preferred: state.preferred }),
    ...facetsShown(facets, offered, state, unfoldedIn(search)),
    chips: chips(shop, offered, state, (other) => withQuery(path, listingSearch(other, ownParams))),
    ...(isFiltered(state) && { clearHref: withQuery(path, listingSearch({ sort: state.sort }, ownParams)) }),
    firstHref: href({ page: 1 }),
    ownParams: Object.entries(ownParams).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    ),
    ...(didYouMean && { didYouMean }),
    ...(searchedInstead !== undefined && { searchedInstead }),
    ...(searchedBesides !== undefined && { searchedBesides }),
    pageEvent: listEvent(path, products),
  };
}

/** Facets of the whole listing, from its first page, which is usually cached. */
async function offeredOf(ask: Ebsn["catalog"]["listing"], query: Where["query"]): Promise<Facet[]> {
  return (await ask({ ...query, page: 1, pageSize })).facets;
}

/** Response of a listing's route: 404 beyond the end, else 200. */
export const answer = <T extends { listing: ListingData }>(page: T) =>
  data({ ...page, pageEvent: page.listing.pageEvent }, { status: page.listing.beyond ? 404 : 200 });

/**
 * Facets and values to choose from; chosen values are always included, so that the form does not
 * lose them.
 */
function facetsShown(
  facets: Facet[],
  offered: Facet[],
  state: ListingState,
  unfold: string[],
): Pick<ListingData, "facets" | "unfolded"> {
  const names = new Set([...facets, ...offered].map(({ parameter }) => parameter));
  const views = [...names]
    .filter(isFacetName)
    .flatMap((parameter): FacetView[] => {
      const answered = facets.find((facet) => facet.parameter === parameter);
      const whole = offered.find((facet) => facet.parameter === parameter);
      const on = state.facets[parameter] ?? [];
      const left = (answered?.values ?? []).filter(({ id, count }) => count > 0 || on.includes(id));
      const lost = (whole?.values ?? []).filter(
        ({ id }) => on.includes(id) && !left.some((one) => one.id === id),
      );
      const name = (answered ?? whole)?.name ?? "";
      const values = [...left, ...lost.map((value) => ({ ...value, count: 0 }))].map((value) => ({
        ...value,
        ...(on.includes(value.id) && { on: true as const }),
      }));
      const view = { name, parameter, values };
      return [unfold.includes(parameter) ? view : shortened(view)];
    })
    .filter(({ values }) => values.length > 1 || values.some(({ on }) => on));
  const unfolded = views.map(({ parameter }) => parameter).filter((parameter) => unfold.includes(parameter));
  return { facets: views, unfolded };
}

/** Max values shown of a facet: each costs two elements and 50 bytes on each page of a phone. */
const mostShown = 5;

/**
 * Shortens a facet to its most frequent and its chosen values, in the facet's own order. The rest
 * is hidden if it has at least two values.
 */
function shortened(facet: FacetView): FacetView {
  const byCount = [...facet.values].sort((a, b) => b.count - a.count);
  const rest = new Set(byCount.slice(mostShown).filter(({ on }) => !on));
  if (rest.size < 2) return facet;
  return { ...facet, values: facet.values.filter((value) => !rest.has(value)), more: rest.size };
}

/** Chips of the chosen filters, each with a link to the listing without it. */
function chips(
  shop: ListingShop,
  offered: Facet[],
  state: ListingState,
  href: (other: ListingState) => Path,
): ChipView[] {
  const { t } = shop;
  const nameOf = (parameter: string, id: string) =>
    offered.find((facet) => facet.parameter === parameter)?.values.find((value) => value.id === id)?.name;
  const chosen = Object.entries(state.facets).flatMap(([parameter, ids]) =>
    ids.map((id) => ({
      label: nameOf(parameter, id) ?? id,
      href: href(withoutValue(state, parameter, id)),
    })),
  );
  if (state.promo)
    chosen.push({ label: t("catalog.listing.promoOnly"), href: href({ ...state, page: 1, promo: false }) });
  if (state.onlyNew)
    chosen.push({ label: t("catalog.listing.newOnly"), href: href({ ...state, page: 1, onlyNew: false }) });
  if (state.preferred)
    chosen.push({
      label: t("catalog.listing.preferredOnly"),
      href: href({ ...state, page: 1, preferred: false }),
    });
  return chosen;
}
