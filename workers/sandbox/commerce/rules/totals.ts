import { percentOf } from "./money";

/**
 * A cart's line for the totals. `units` = pieces or packs, or one for a bag of loose products.
 * Money in cents.
 */
export type TotalLine = { total: number; weighed: boolean; units: number };

/** Fee and minimum order of a service, in cents. Without `freeFrom` the fee always applies. */
export type FeeRule = { cost: number; freeFrom?: number; minimumOrder: number };

export type Totals = {
  itemsTotal: number;
  bags: number;
  packageTotal: number;
  deliveryFee: number;
  /** discount of gift codes, at most `itemsTotal` */
  discount: number;
  totalPrice: number;
  variableTotal: number;
  estimatedMax: number;
};

/** A bag's price in cents and its capacity in units. */
export type Bag = { cost: number; itemsPerBag: number };

const weighedMargin = 10;

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Computes all totals of a cart in cents (docs/wire.md, Cart): products, bags, delivery, gift
 * codes, and the maximum with weighed products.
 */
export function totalsOf(lines: TotalLine[], fee: FeeRule | undefined, bag: Bag, gifts: number): Totals {
  const itemsTotal = sum(lines.map((line) => line.total));
  const bags = Math.ceil(sum(lines.map((line) => line.units)) / bag.itemsPerBag);
  const packageTotal = bags * bag.cost;
  const free = !fee || lines.length === 0 || (fee.freeFrom !== undefined && itemsTotal >= fee.freeFrom);
  const deliveryFee = free ? 0 : fee.cost;
  const full = itemsTotal + packageTotal + deliveryFee;
  const discount = Math.min(gifts, itemsTotal);
  const weighed = lines.filter((line) => line.weighed).map((line) => line.total);
  const totalPrice = full - discount;
  return {
    itemsTotal,
    bags,
    packageTotal,
    deliveryFee,
    discount,
    totalPrice,
    variableTotal: sum(weighed),
    estimatedMax: totalPrice + sum(weighed.map((total) => percentOf(total, weighedMargin))),
  };
}

/**
 * Returns the amount to authorise on a card, in cents. Products by weight may weigh more than
 * estimated.
 * The margin is a percentage of the total or of the weighed part (§9).
 */
export function preauthorised(
  total: number,
  variableTotal: number,
  margin: { basis: "total" | "weighed"; percent: number },
): number {
  if (variableTotal === 0) return total;
  return total + percentOf(margin.basis === "total" ? total : variableTotal, margin.percent);
}

/** Returns one loyalty point per whole euro of products. */
export const pointsFor = (itemsTotal: number): number => Math.floor(itemsTotal / 100);
