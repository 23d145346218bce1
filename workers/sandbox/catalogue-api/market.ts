import { chance } from "../catalogue/hash";
import type { Sandbox } from "../kernel/sandbox";
import type { Clause } from "./clause";

/** The warehouse that goods are sold from, and the factor on prices, which the scenario price-changed raises. */
export type Market = { warehouseId?: number; priceFactor?: number };

const everywhere = { sold: true, factor: 1 };

/**
 * How a warehouse changes a product: the first sells everything at the list price; another lacks one article in twenty, asks 6 % more for
 * one in ten and 6 % less for one in fourteen.
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

/** The warehouse in the scope hash of a catalogue call, `w2321002d2026-11-27t102`; undefined for `w0d0t0` and for none. */
export function warehouseOfHash(hash: string | undefined): number | undefined {
  const id = Number(/^w(\d{1,9})d/.exec(hash ?? "")?.[1]);
  return id > 0 ? id : undefined;
}

/** For listings: which products `p` a warehouse sells, and the rate that their prices are sorted by. */
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
