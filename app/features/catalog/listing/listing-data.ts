import { withQuery, type Path } from "~/lib/path";
import type { Sort } from "~/model/catalogue";
import type { PageEvent } from "~/model/page-event";
import type { CardView } from "../card/card-view";

/** Query parameter with the facets, comma-separated, whose values are all shown. */
export const unfoldField = "all";

export type FacetView = {
  name: string;
  parameter: string;
  values: { id: string; name: string; count: number; on?: true }[];
  /** number of hidden values, which the unfold button shows */
  more?: number;
};
export type ChipView = { label: string; href: Path };

/** A page of products, ready to show. */
export type ListingData = {
  cards: CardView[];
  items: number;
  page: number;
  pages: number;
  /** the requested page is beyond the end */
  beyond?: true;
  sort: Sort;
  sorts: readonly Sort[];
  promo: boolean;
  onlyNew: boolean;
  /** present for signed-in shoppers */
  preferred?: boolean;
  facets: FacetView[];
  /** parameters of the facets whose values are all shown */
  unfolded: string[];
  chips: ChipView[];
  /** path without any filter */
  clearHref?: Path;
  /** path of the first page */
  firstHref: Path;
  /** the page's own parameters, for the form */
  ownParams: [string, string][];
  /** departments with results, only for a search */
  departments?: { label: string; href: Path }[];
  didYouMean?: string;
  /** the fallback query, if the requested words found no products */
  searchedInstead?: string;
  /** the additional query, if the requested words found few products */
  searchedBesides?: string;
  pageEvent: PageEvent;
};

/** Path of a page of the listing. */
export const pageHref = ({ firstHref }: Pick<ListingData, "firstHref">, page: number): Path =>
  page <= 1 ? firstHref : withQuery(firstHref, { page: String(page) });
