import { percentOf } from "./money";

/** A cart's line as the totals see it. `units` = pieces or packs, one for a bag of loose goods. Money in cents. */
export type TotalLine = { total: number; weighed: boolean; units: number };

/** Fee and minimum of a service, in cents. No `freeFrom` = the fee always applies. */
export type FeeRule = { cost: number; freeFrom?: number; minimumOrder: number };

export type Totals = {
  itemsTotal: number;
  bags: number;
  packageTotal: number;
  deliveryFee: number;
  /** gift codes, never more than the goods */
  discount: number;
  totalPrice: number;
  variableTotal: number;
  estimatedMax: number;
};

/** A bag and how many units fill one. */
export type Bag = { cost: number; itemsPerBag: number };

const weighedMargin = 10;

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);

/** All sums of a cart (docs/wire.md, Cart): goods, bags, delivery, gift codes, the weighed part at its heaviest. */
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

/** The amount authorised on a card: more than the estimate, for goods that may weigh more (§9: of the whole, or of the weighed part). */
export function preauthorised(
  total: number,
  variableTotal: number,
  margin: { basis: "total" | "weighed"; percent: number },
): number {
  if (variableTotal === 0) return total;
  return total + percentOf(margin.basis === "total" ? total : variableTotal, margin.percent);
}

/** One loyalty point for each whole euro of goods. */
export const pointsFor = (itemsTotal: number): number => Math.floor(itemsTotal / 100);
