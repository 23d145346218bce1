import type { Sandbox, SessionRow } from "../kernel/sandbox";
import { all, type Clause } from "./clause";
import { didYouMean } from "./did-you-mean";
import { facets } from "./facets";
import { knownListing, type Found } from "./known-listings";
import { listingFilters } from "./listing-filters";
import type { ListingQuery } from "./listing-query";
import { warehouseOfHash } from "./market";
import { productJson } from "./product-json";
import { productsByIds } from "./product-row";
import { weekOf } from "./promo";

/**
 * Returns `data` of `GET products`: one page, the facets of the whole listing, and a correction if
 * a search has no results.
 */
export function listing(sandbox: Sandbox, session: SessionRow | undefined, query: ListingQuery) {
  const { page: selPage, page_size: itemsPerPage, preferred, hash, ...asked } = query;
  const market = { warehouseId: warehouseOfHash(hash) };
  const { today, monday } = weekOf(sandbox.clock.today());
  const find = () => findAll(sandbox, session, query, today);
  // a listing of preferred products is not cached: it belongs to one shopper and changes with each
  // purchase
  const found = preferred
    ? find()
    : knownListing(sandbox, JSON.stringify([asked, market, monday, today]), find);
  const totItems = found.ids.length;
  const offset = (selPage - 1) * itemsPerPage;
  const onPage = found.ids.slice(offset, offset + itemsPerPage);
  const rows = productsByIds(sandbox, onPage);
  return {
    page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage },
    products: onPage.flatMap((id) => {
      const row = rows.get(id);
      return row ? [productJson(sandbox, row, market)] : [];
    }),
    facets: found.facets,
    did_you_mean: found.didYouMean,
  };
}

function findAll(
  sandbox: Sandbox,
  session: SessionRow | undefined,
  query: ListingQuery,
  today: number,
): Found {
  const filters = listingFilters(sandbox, session, query);
  const { source, searched, rate, scope, others, vendors, classes } = filters;
  const kept = all([scope, others, vendors, classes]);
  const order = orderBy(query.order_by ?? query.sort, searched, today, rate);
  const ids = sandbox.sql
    .exec<{ product_id: number }>(
      `SELECT p.product_id FROM ${source.sql} WHERE ${kept.sql} ORDER BY ${order.sql}, p.product_id`,
      ...source.bindings,
      ...kept.bindings,
      ...order.bindings,
    )
    .toArray()
    .map(({ product_id }) => product_id);
  const listed = facets(sandbox, filters);
  const nothing = query.q !== undefined && listed.length === 0;
  return { ids, facets: listed, didYouMean: nothing ? didYouMean(sandbox, query.q ?? "") : undefined };
}

/**
 * Returns the SQL order. `rank` keeps a search's own order; elsewhere it puts available products
 * first, then best sellers.
 */
function orderBy(sort: ListingQuery["sort"], searched: boolean, today: number, rate: Clause): Clause {
  const paid = (promo: string, list: string, direction = ""): Clause => ({
    sql: `CASE WHEN ? BETWEEN p.promo_start AND p.promo_end THEN ${promo} ELSE ${list} END * (${rate.sql}) ${direction}`,
    bindings: [today, ...rate.bindings],
  });
  switch (sort) {
    case "price_asc":
      return paid("p.promo_price", "p.price");
    case "price_desc":
      return paid("p.promo_price", "p.price", "DESC");
    case "price_um_asc":
      return paid("p.promo_price_um", "p.price_um");
    case "name_asc":
      return { sql: "p.name COLLATE NOCASE", bindings: [] };
    case "name_desc":
      return { sql: "p.name COLLATE NOCASE DESC", bindings: [] };
    case "rank":
      return { sql: searched ? "f.key" : "p.available = 0, p.popularity DESC", bindings: [] };
  }
}
