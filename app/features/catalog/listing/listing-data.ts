import { withQuery, type Path } from "~/lib/path";
import type { Sort } from "~/model/catalogue";
import type { PageEvent } from "~/model/page-event";
import type { CardView } from "../card/card-view";

/** Parameter of the address that names the facets, commas between, whose values are all shown. */
export const unfoldField = "all";

export type FacetView = {
  name: string;
  parameter: string;
  values: { id: string; name: string; count: number; on?: true }[];
  /** how many more there are, shown when they are asked for */
  more?: number;
};
export type ChipView = { label: string; href: Path };

/** A page of products, ready to show. */
export type ListingData = {
  cards: CardView[];
  items: number;
  page: number;
  pages: number;
  /** the page asked for is beyond the end */
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
  /** without any filter */
  clearHref?: Path;
  /** of the first page */
  firstHref: Path;
  /** the page's own parameters, for the form */
  ownParams: [string, string][];
  /** of a search: the departments that hold what was found */
  departments?: { label: string; href: Path }[];
  didYouMean?: string;
  /** the words that were searched where those asked for found nothing */
  searchedInstead?: string;
  /** the words that were searched, too, where those asked for found little */
  searchedBesides?: string;
  pageEvent: PageEvent;
};

/** The address of a page of the listing. */
export const pageHref = ({ firstHref }: Pick<ListingData, "firstHref">, page: number): Path =>
  page <= 1 ? firstHref : withQuery(firstHref, { page: String(page) });
