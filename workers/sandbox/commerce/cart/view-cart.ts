import type { Market } from "../../catalogue-api/market";
import type { Sandbox } from "../../kernel/sandbox";
import { allot, type Allotted } from "../rules/gifts";
import { totalsOf, type FeeRule, type TotalLine, type Totals } from "../rules/totals";
import type { CartRow } from "../tables";
import { destinationOf, warehouseIdOf, type Destination } from "./current-cart";
import { giftsOf, type Gift } from "./gift-code";
import { priceFactorFor } from "./goods";
import { packagingOf } from "./packaging";
import { readLines, type Line } from "./read-lines";

const freePickup: FeeRule = { cost: 0, minimumOrder: 0 };

/**
 * Returns delivery fee and minimum order of a service, in cents. Pickup is free and has no minimum.
 */
export const feeRule = ({ tenant }: Sandbox, service: Destination["service"]): FeeRule =>
  service === "pickup" ? freePickup : tenant.deliveryFee;

/** A cart with all computed values. */
export type CartView = {
  cart: CartRow;
  lines: Line[];
  destination: Destination | undefined;
  gifts: Gift[];
  /** discount of each gift */
  allotted: Allotted[];
  totals: Totals;
  minimumOrder: number;
  market: Market;
};

const totalLine = ({ total, weighed, rule, row }: Line): TotalLine => ({
  total,
  weighed,
  units: rule.by === "weight" ? 1 : row.amount,
});

/** Loads a cart with this shopper's prices. */
export function viewCart(sandbox: Sandbox, cart: CartRow, login: string): CartView {
  const priceFactor = priceFactorFor(sandbox, login);
  const market = { priceFactor, warehouseId: warehouseIdOf(sandbox, cart) };
  const lines = readLines(sandbox, cart, priceFactor);
  const destination = destinationOf(sandbox, cart);
  const gifts = giftsOf(sandbox, cart);
  const allotted = allot(
    gifts,
    lines.map(({ row, total }) => ({ itemId: row.itemId, total })),
  );
  const fee = destination && feeRule(sandbox, destination.service);
  const packaging = packagingOf(sandbox, cart.packagingTypeId);
  const off = allotted.reduce((sum, { cents }) => sum + cents, 0);
  const totals = totalsOf(lines.map(totalLine), fee, packaging, off);
  const { minimumOrder } = feeRule(sandbox, destination?.service ?? "delivery");
  return { cart, lines, destination, gifts, allotted, totals, minimumOrder, market };
}
