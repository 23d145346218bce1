import type { Sandbox, SessionRow } from "../kernel/sandbox";
import { categoryTree } from "./category-tree";
import { all, among, type Clause } from "./clause";
import type { ListingQuery } from "./listing-query";
import { marketClauses, warehouseOfHash } from "./market";
import { weekOf } from "./promo";
import { searchProducts } from "./search-products";

/** Clauses of a listing; they refer to `catalogue_products p`. */
export type ListingFilters = {
  /** the FROM clause: the products, or (as `f`) a search's result in its order */
  source: Clause;
  searched: boolean;
  /** conditions that define the listing: a category, or certain articles */
  scope: Clause;
  /** filters without a facet */
  others: Clause;
  vendors: Clause;
  classes: Clause;
  /** the warehouse's factor on prices */
  rate: Clause;
};

/** Converts a listing's parameters to clauses; runs the search, if any. */
export function listingFilters(
  sandbox: Sandbox,
  session: SessionRow | undefined,
  query: ListingQuery,
): ListingFilters {
  const searched = query.q !== undefined;
  const { sold, rate } = marketClauses(sandbox, warehouseOfHash(query.hash));
  return {
    source:
      query.q === undefined
        ? { sql: "catalogue_products p", bindings: [] }
        : {
            sql: "json_each(?) f CROSS JOIN catalogue_products p ON p.product_id = f.value",
            bindings: [JSON.stringify(searchProducts(sandbox, query.q))],
          },
    searched,
    rate,
    scope: all([...scopeClauses(sandbox, query), sold]),
    others: all(otherClauses(sandbox, session, query)),
    vendors: all(query.vendor_id ? [among("p.brand_id", query.vendor_id)] : []),
    classes: all(query.product_class_10000 ? [classClause(query.product_class_10000)] : []),
  };
}

function scopeClauses(sandbox: Sandbox, query: ListingQuery): Clause[] {
  const clauses: Clause[] = [];
  if (query.parent_category_id !== undefined) clauses.push(subtree(sandbox, query.parent_category_id));
  if (query.category_id !== undefined)
    clauses.push({ sql: "p.category_id = ?", bindings: [query.category_id] });
  if (query.barcode !== undefined) clauses.push({ sql: "p.barcode = ?", bindings: [query.barcode] });
  if (query.product_id) clauses.push(among("p.product_id", query.product_id));
  return clauses;
}

const wholeTree = 1;
const levelColumns = ["p.category_id", "p.root_id", "p.middle_id", "p.category_id"];

function subtree(sandbox: Sandbox, categoryId: number): Clause {
  if (categoryId === wholeTree) return all([]);
  const level = categoryTree(sandbox).byId(categoryId)?.level ?? 0;
  return { sql: `${levelColumns[level] ?? "p.category_id"} = ?`, bindings: [categoryId] };
}

function otherClauses(sandbox: Sandbox, session: SessionRow | undefined, query: ListingQuery): Clause[] {
  const clauses: Clause[] = [];
  const { today } = weekOf(sandbox.clock.today());
  if (query.promo) clauses.push({ sql: "? BETWEEN p.promo_start AND p.promo_end", bindings: [today] });
  if (query.new_product) clauses.push({ sql: "p.is_new = 1", bindings: [] });
  if (query.preferred) {
    clauses.push(among("p.product_id", session ? sandbox.preferredProductIds(session.userId) : []));
  }
  return clauses;
}

function classClause(classIds: number[]): Clause {
  const inner = among("c.class_id", classIds);
  return {
    sql: `EXISTS (SELECT 1 FROM catalogue_product_classes c WHERE c.product_id = p.product_id AND ${inner.sql})`,
    bindings: inner.bindings,
  };
}
