import type { Sandbox, SessionRow } from "../kernel/sandbox";
import { all, type Clause } from "./clause";
import { didYouMean } from "./did-you-mean";
import { facets } from "./facets";
import { listingFilters, type ListingFilters } from "./listing-filters";
import type { ListingQuery } from "./listing-query";
import { warehouseOfHash } from "./market";
import { productJson } from "./product-json";
import { readRows, rowColumns, type ProductRow } from "./product-row";
import { weekOf } from "./promo";

/** `data` of `GET products`: one page, the facets of the whole, a near word when a search found nothing. */
export function listing(sandbox: Sandbox, session: SessionRow | undefined, query: ListingQuery) {
  const filters = listingFilters(sandbox, session, query);
  const { scope, others, vendors, classes } = filters;
  const kept = all([scope, others, vendors, classes]);
  const totItems = countOf(sandbox, filters.source, kept);
  const { page: selPage, page_size: itemsPerPage } = query;
  const offset = (selPage - 1) * itemsPerPage;
  const rows = offset >= totItems ? [] : pageRows(sandbox, filters, kept, query, offset);
  const listed = facets(sandbox, filters);
  return {
    page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage },
    products: rows.map((row) => productJson(sandbox, row, { warehouseId: warehouseOfHash(query.hash) })),
    facets: listed,
    did_you_mean: query.q !== undefined && listed.length === 0 ? didYouMean(sandbox, query.q) : undefined,
  };
}

function countOf({ sql }: Sandbox, source: Clause, where: Clause): number {
  const statement = `SELECT count(*) AS count FROM ${source.sql} WHERE ${where.sql}`;
  return sql.exec<{ count: number }>(statement, ...source.bindings, ...where.bindings).one().count;
}

function pageRows(
  sandbox: Sandbox,
  { source, searched, rate }: ListingFilters,
  where: Clause,
  { sort, page_size }: ListingQuery,
  offset: number,
): ProductRow[] {
  const order = orderBy(sort, searched, weekOf(sandbox.clock.today()).today, rate);
  return readRows(
    sandbox,
    `SELECT ${rowColumns} FROM ${source.sql} WHERE ${where.sql} ORDER BY ${order.sql}, p.product_id LIMIT ? OFFSET ?`,
    ...source.bindings,
    ...where.bindings,
    ...order.bindings,
    page_size,
    offset,
  );
}

/** By relevance a search keeps its own order; elsewhere what is there comes first, then what sells. */
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
