import type { Path } from "~/lib/path";
import * as paths from "./paths";

/** Kinds of missing pages; each has texts below `errors.missing`. */
export type Missing =
  | "product"
  | "category"
  | "flyer"
  | "store"
  | "faq"
  | "order"
  | "list"
  | "address"
  | "invoicePerson";

/** First part of the paths of a kind; the first match wins. */
const beginnings: readonly (readonly [string, Missing])[] = [
  ["/product/", "product"],
  [paths.chooseList, "product"],
  ["/category/", "category"],
  ["/volantini/", "flyer"],
  ["/negozi/", "store"],
  ["/faq/", "faq"],
  ["/profile/orders/", "order"],
  ["/cart/payment-", "order"],
  ["/profile/lists/", "list"],
  ["/delivery/address/", "address"],
  ["/profile/billing/", "invoicePerson"],
];

/** Kind of page at a path, for the text of a 404; undefined for any other page. */
export const missingAt = (pathname: string): Missing | undefined =>
  beginnings.find(([beginning]) => pathname.startsWith(beginning))?.[1];

type Listed = Exclude<Missing, "product" | "category">;

/**
 * The page that lists all pages of a kind. Products lack it: shoppers search, or browse a
 * department.
 */
export const othersOf: Record<Listed, Path> = {
  flyer: paths.flyers,
  store: paths.stores,
  faq: paths.faq,
  order: paths.orders,
  list: paths.lists,
  address: paths.addresses,
  invoicePerson: paths.profileBilling,
};

export const isListed = (missing: Missing): missing is Listed => missing in othersOf;
