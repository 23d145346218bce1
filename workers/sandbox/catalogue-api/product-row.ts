import * as z from "zod";
import type { SeedProduct } from "../catalogue/seed-types";
import type { Sandbox } from "../kernel/sandbox";
import { forgetListings } from "./known-listings";

/** A stored product: the seed with its current stock and its place in the tree. */
export type ProductRow = {
  productId: number;
  rootId: number;
  middleId: number;
  categoryId: number;
  /** pieces, packs or kilograms left; 100000000 = no limit */
  available: number;
  product: SeedProduct;
};

/** Columns that `readRows` needs. */
export const rowColumns = `p.product_id, p.root_id, p.middle_id, p.category_id, p.available,
  (SELECT detail FROM catalogue_details d WHERE d.product_id = p.product_id) AS detail`;

type Columns = {
  product_id: number;
  root_id: number;
  middle_id: number;
  category_id: number;
  available: number;
  detail: string;
};

/** Reads products by a statement over `catalogue_products p` that selects `rowColumns`. */
export function readRows(
  { sql }: Sandbox,
  statement: string,
  ...bindings: (string | number)[]
): ProductRow[] {
  return sql
    .exec<Columns>(statement, ...bindings)
    .toArray()
    .map((row) => ({
      productId: row.product_id,
      rootId: row.root_id,
      middleId: row.middle_id,
      categoryId: row.category_id,
      available: row.available,
      product: stored(row.detail),
    }));
}

// storeCatalogue wrote it from the typed seed, so only that it is an object is checked here.
const storedProduct = z.custom<SeedProduct>((value) => typeof value === "object" && value !== null);

function stored(detail: string): SeedProduct {
  return storedProduct.parse(JSON.parse(detail));
}

/** The stored products with these ids; unknown ids are missing from the map. Any number of ids. */
export function productsByIds(sandbox: Sandbox, ids: readonly number[]): Map<number, ProductRow> {
  const rows = readRows(
    sandbox,
    `SELECT ${rowColumns} FROM catalogue_products p WHERE p.product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

const wpIdsFrom = 40_000_000;

/** The wire's other id of a product. */
export const wpIdOf = (productId: number): number => wpIdsFrom + productId;

/** The product that a wpId names. */
export const productIdOfWpId = (wpId: number): number => wpId - wpIdsFrom;

/** The stored product with this slug. */
export function productBySlug(sandbox: Sandbox, slug: string): ProductRow | undefined {
  return readRows(sandbox, `SELECT ${rowColumns} FROM catalogue_products p WHERE p.slug = ?`, slug)[0];
}

/**
 * Takes from (or with a negative quantity puts back into) a product's stock. False, and nothing is done, when less than that
 * is left. Unlimited stock stays unlimited.
 */
export function takeStock({ sql }: Sandbox, productId: number, quantity: number): boolean {
  const limited = sql
    .exec("SELECT 1 FROM catalogue_products WHERE product_id = ? AND available < ?", productId, unlimited)
    .toArray().length;
  if (limited > 0) forgetListings({ sql });
  const cursor = sql.exec(
    `UPDATE catalogue_products SET available = CASE WHEN available >= ?3 THEN available ELSE available - ?2 END
     WHERE product_id = ?1 AND available >= ?2`,
    productId,
    quantity,
    unlimited,
  );
  return cursor.rowsWritten > 0;
}

export const unlimited = 100_000_000;
