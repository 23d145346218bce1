import type { Crumb, Product } from "./product";
import type { RichText } from "./rich-text";
import type { IsoDate } from "./time";

export type Category = {
  id: number;
  name: string;
  slug: string;
  title?: string;
  description?: string;
  icon?: string;
  image?: string;
  hidden: boolean;
  count?: number;
  children: Category[];
};
export type CategoryPage = Category & { crumbs: Crumb[]; subtitle?: string };

export type FacetValue = { id: string; name: string; count: number };
export type Facet = { name: string; parameter: string; values: FacetValue[] };
export type Paging = { page: number; pages: number; items: number; pageSize: number };
export type Listing = {
  products: Product[];
  paging: Paging;
  facets: Facet[];
  didYouMean?: string;
  /** fallback query that found these products, if the shopper's query found none */
  searchedInstead?: string;
  /** fallback query that added products to those of the shopper's query */
  searchedBesides?: string;
};

export const sorts = ["rank", "price_asc", "price_desc", "price_um_asc", "name_asc", "name_desc"] as const;
export type Sort = (typeof sorts)[number];

export type ListingQuery = {
  categoryId?: number;
  q?: string;
  ids?: number[];
  /** digits, of a single product */
  barcode?: string;
  page?: number;
  pageSize?: number;
  sort?: Sort;
  promo?: boolean;
  onlyNew?: boolean;
  preferred?: boolean;
  /** facet parameter -> chosen value ids */
  facets?: Record<string, string[]>;
};

export type Advert = {
  id: number;
  title: string;
  text?: RichText;
  /** absolute URL */
  image?: string;
  /** as the backend wrote it: a path, or an address of the shop or of any site */
  link: string;
};
export type ProductBlock = { title: string; text: string; products: Product[] };

/** Addresses of a page's image: original, cover in the list of flyers, thumbnail. */
export type FlyerPage = { picture: string; cover: string; thumb: string };

export type Flyer = {
  id: number;
  name: string;
  slug: string;
  from?: IsoDate;
  /** last day */
  until?: IsoDate;
  pages: FlyerPage[];
};

/** Scope of prices and assortment: the wire's `hash`. Visitors have 0, 0, 0. */
export type Scope = { warehouse: number; date: IsoDate | "0"; timeslot: number };
