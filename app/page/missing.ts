import type { Path } from "~/lib/path";
import * as paths from "./paths";

/** What an address can name that is not there; each has words below `errors.missing`. */
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

/** Where the addresses of a kind begin; the first that fits counts. */
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

/** What a path names, for the words of a page that is not there; undefined for any other page. */
export const missingAt = (pathname: string): Missing | undefined =>
  beginnings.find(([beginning]) => pathname.startsWith(beginning))?.[1];

type Listed = Exclude<Missing, "product" | "category">;

/** Where the others of a kind are listed; a product is searched for, or found in its department. */
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
