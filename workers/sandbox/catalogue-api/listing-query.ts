import * as z from "zod";

const mostItems = 5000;
const idList = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .filter((part) => part !== "")
      .map(Number),
  )
  .transform((ids) => ids.map((id) => (Number.isSafeInteger(id) ? id : -1)));
const ids = idList.optional();
const id = idList.transform(([first]) => first).optional();
const flag = z.stringbool().optional().catch(undefined);
const text = z
  .string()
  .transform((value) => value.trim())
  .transform((value) => (value === "" ? undefined : value))
  .optional();
const bounded = (most: number, otherwise: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .catch(otherwise)
    .transform((value) => Math.min(value, most));

const sorts = ["rank", "price_asc", "price_desc", "name_asc", "name_desc", "price_um_asc"] as const;
/** Maps values of `order_by` to the equivalent `sort`. */
const orders = new Map<string | undefined, (typeof sorts)[number]>([
  ["search_score desc", "rank"],
  ["price asc", "price_asc"],
  ["price desc", "price_desc"],
  ["name asc", "name_asc"],
  ["name desc", "name_desc"],
]);

/**
 * Parameters of `products`. An invalid value counts as missing, except ids: an invalid id matches
 * no product.
 */
export const listingQuery = z.object({
  parent_category_id: id,
  category_id: id,
  q: text,
  slug: text,
  barcode: text,
  product_id: ids,
  vendor_id: ids,
  product_class_10000: ids,
  page: bounded(1_000_000_000, 1),
  page_size: bounded(mostItems, 24),
  sort: z.enum(sorts).catch("rank"),
  /** takes precedence over `sort` if it names an order */
  order_by: text.transform((order) => orders.get(order)),
  promo: flag,
  new_product: flag,
  preferred: flag,
  /** scope: `w<warehouse>d<date>t<slot>` */
  hash: text,
});
export type ListingQuery = z.infer<typeof listingQuery>;
