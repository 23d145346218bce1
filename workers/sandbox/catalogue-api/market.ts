import { chance } from "../catalogue/hash";
import type { Sandbox } from "../kernel/sandbox";
import type { Clause } from "./clause";

/**
 * The warehouse of the products, and the factor on prices, which the scenario price-changed raises.
 */
export type Market = { warehouseId?: number; priceFactor?: number };

const everywhere = { sold: true, factor: 1 };

/**
 * Returns a product's offer at a warehouse. The first warehouse sells everything at the list price.
 * Other warehouses lack 5 % of products, raise the price of 10 % by 6 %, and lower that of 7 % by 6
 * %.
 */
export function localOffer(
  { tenant }: Pick<Sandbox, "tenant">,
  warehouseId: number | undefined,
  productId: number,
): { sold: boolean; factor: number } {
  const others = tenant.warehouses.slice(1);
  if (!others.some((warehouse) => warehouse.warehouseId === warehouseId)) return everywhere;
  const draw = chance("market", warehouseId ?? 0, productId);
  if (draw < 0.05) return { sold: false, factor: 1 };
  return { sold: true, factor: draw < 0.15 ? 1.06 : draw < 0.22 ? 0.94 : 1 };
}

/**
 * Parses the warehouse of a catalogue call's scope hash, `w2321002d2026-11-27t102`; undefined for
 * `w0d0t0` or without hash.
 */
export function warehouseOfHash(hash: string | undefined): number | undefined {
  const id = Number(/^w(\d{1,9})d/.exec(hash ?? "")?.[1]);
  return id > 0 ? id : undefined;
}

/**
 * Returns listing clauses for products `p` sold by a warehouse, and for the price factor used to
 * sort.
 */
export function marketClauses(
  sandbox: Sandbox,
  warehouseId: number | undefined,
): { sold: Clause; rate: Clause } {
  const none = { sold: { sql: "TRUE", bindings: [] }, rate: { sql: "1", bindings: [] } };
  const isOther = sandbox.tenant.warehouses.slice(1).some((one) => one.warehouseId === warehouseId);
  if (!isOther) return none;
  const offer = (column: string) =>
    `SELECT ${column} FROM catalogue_offers o WHERE o.product_id = p.product_id AND o.warehouse_id = ?`;
  const bindings = [warehouseId ?? 0];
  return {
    sold: { sql: `COALESCE((${offer("o.sold")}), 1) = 1`, bindings },
    rate: { sql: `COALESCE((${offer("o.factor")}), 1)`, bindings },
  };
}
