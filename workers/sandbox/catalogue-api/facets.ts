import type { Sandbox } from "../kernel/sandbox";
import { all, type Clause } from "./clause";
import type { Facet } from "./known-listings";
import type { ListingFilters } from "./listing-filters";

type FacetRow = { id: number; name: string; count: number; filtered: number };

/**
 * Returns a listing's facets as strings, without empty facets, their values sorted by name.
 * `count` includes only category or search; `filteredCount` includes all filters except the facet's
 * own.
 */
export function facets(sandbox: Sandbox, filters: ListingFilters): Facet[] {
  const classValues = classRows(sandbox, filters).map((row) => ({
    id: row.id,
    name: row.name,
    description: row.name.toUpperCase(),
    priority: "1",
    ...counters(row),
  }));
  const vendorValues = vendorRows(sandbox, filters).map((row) => ({
    id: row.id,
    name: row.name.toUpperCase(),
    ...counters(row),
  }));
  const both: Facet[] = [
    { name: "Caratteristiche", parameterName: "product_class_10000", paramType: "", values: classValues },
    { name: "Marchio", parameterName: "vendor_id", paramType: "", values: vendorValues },
  ];
  return both.filter(({ values }) => values.length > 0);
}

function counters({ count, filtered }: FacetRow) {
  return { count: String(count), filteredCount: String(filtered) };
}

function vendorRows({ sql }: Sandbox, { source, scope, others, classes }: ListingFilters): FacetRow[] {
  const kept: Clause = all([others, classes]);
  const statement = `SELECT p.brand_id AS id, min(p.brand) AS name, count(*) AS count, count(*) FILTER (WHERE ${kept.sql}) AS filtered
    FROM ${source.sql} WHERE ${scope.sql} GROUP BY p.brand_id ORDER BY name COLLATE NOCASE`;
  return sql.exec<FacetRow>(statement, ...kept.bindings, ...source.bindings, ...scope.bindings).toArray();
}

function classRows({ sql }: Sandbox, { source, scope, others, vendors }: ListingFilters): FacetRow[] {
  const kept: Clause = all([others, vendors]);
  const statement = `SELECT k.class_id AS id, k.name AS name, count(*) AS count, count(*) FILTER (WHERE ${kept.sql}) AS filtered
    FROM ${source.sql} CROSS JOIN catalogue_product_classes l ON l.product_id = p.product_id
    JOIN catalogue_classes k ON k.class_id = l.class_id
    WHERE ${scope.sql} GROUP BY k.class_id ORDER BY k.name COLLATE NOCASE`;
  return sql.exec<FacetRow>(statement, ...kept.bindings, ...source.bindings, ...scope.bindings).toArray();
}
