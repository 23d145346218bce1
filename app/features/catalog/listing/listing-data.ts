import type { Sort } from "~/model/catalogue";
import type { CardView } from "../card/card-view";

export type FacetView = {
  name: string;
  parameter: string;
  values: { id: string; name: string; count: number; on?: true }[];
};
export type ChipView = { label: string; href: string };

/** A page of products as it travels to the browser. */
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
  /** there for those who signed in */
  preferred?: boolean;
  facets: FacetView[];
  chips: ChipView[];
  /** without any filter */
  clearHref?: string;
  /** "/category/x?...&page=" with the number to be added; the first page is `firstHref` */
  nextHref: string;
  firstHref: string;
  /** the page's own parameters, for the form */
  kept: [string, string][];
  didYouMean?: string;
};

/** The address of a page of the listing. */
export const pageHref = (listing: Pick<ListingData, "nextHref" | "firstHref">, page: number): string =>
  page <= 1 ? listing.firstHref : listing.nextHref + page;
