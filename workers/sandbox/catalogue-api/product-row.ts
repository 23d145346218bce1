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
  /** available pieces, packs or kilograms; 100000000 = no limit */
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

// storeCatalogue wrote it from the typed seed, so this only checks that it is an object.
const storedProduct = z.custom<SeedProduct>((value) => typeof value === "object" && value !== null);

function stored(detail: string): SeedProduct {
  return storedProduct.parse(JSON.parse(detail));
}

/** Returns the stored products by id, for any number of ids. Unknown ids are missing in the map. */
export function productsByIds(sandbox: Sandbox, ids: readonly number[]): Map<number, ProductRow> {
  const rows = readRows(
    sandbox,
    `SELECT ${rowColumns} FROM catalogue_products p WHERE p.product_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

const wpIdsFrom = 40_000_000;

/** Returns the wire's second id of a product. */
export const wpIdOf = (productId: number): number => wpIdsFrom + productId;

/** Returns the product id of a wpId. */
export const productIdOfWpId = (wpId: number): number => wpId - wpIdsFrom;

/** Returns the stored product with this slug. */
export function productBySlug(sandbox: Sandbox, slug: string): ProductRow | undefined {
  return readRows(sandbox, `SELECT ${rowColumns} FROM catalogue_products p WHERE p.slug = ?`, slug)[0];
}

/**
 * Reduces a product's stock; a negative quantity increases it. Unlimited stock stays unlimited.
 * Returns false without a change if the stock is too low.
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
