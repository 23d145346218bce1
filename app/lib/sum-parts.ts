import type { Adjustment, GiftCode, OrderPackage } from "~/model/cart";
import type { Cents } from "~/model/price";

/** Totals of a cart or an order. */
export type Sums = {
  itemsTotal: Cents;
  packagesTotal: Cents;
  packages: readonly OrderPackage[];
  deliveryFee: Cents;
  adjustments: readonly Adjustment[];
  giftCodes: readonly GiftCode[];
  total: Cents;
};

/**
 * A part of a total in cents; deductions are negative. `other` is the remainder of the backend's
 * total that no part explains.
 */
export type SumPart =
  | { kind: "goods" | "packages" | "fee" | "other"; cents: Cents }
  | { kind: "package"; name: string; quantity: number; cents: Cents }
  | { kind: "adjustment"; description: string; cents: Cents }
  | { kind: "giftCode"; gift: GiftCode; cents: Cents };

/** Returns the sum of the parts in cents. */
export const sumOf = (parts: readonly { cents: Cents }[]): Cents =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Returns the bags by kind, or only their total if the backend sends no kinds or a different sum.
 */
function packageParts({ packages, packagesTotal }: Sums): SumPart[] {
  const byKind = packages.map(({ total: cents, ...bag }) => ({ kind: "package" as const, ...bag, cents }));
  if (sumOf(byKind) === packagesTotal) return byKind;
  return packagesTotal === 0 ? [] : [{ kind: "packages", cents: packagesTotal }];
}

/**
 * Groups the adjustments by gift code. An adjustment may name the shopper's certificate instead of
 * the code; those are matched in order.
 */
function adjustmentsByCode({ adjustments, giftCodes }: Sums) {
  const isNamed = ({ id }: GiftCode) => adjustments.some(({ giftId }) => giftId === id);
  const unnamed = giftCodes.filter((gift) => !isNamed(gift));
  const strange = adjustments.filter(
    ({ giftId }) => giftId !== undefined && !giftCodes.some(({ id }) => id === giftId),
  );
  return giftCodes.map((gift) => {
    const position = unnamed.indexOf(gift);
    return {
      gift,
      told:
        position < 0
          ? adjustments.filter(({ giftId }) => giftId === gift.id)
          : strange.slice(position, position + 1),
    };
  });
}

/**
 * Splits a total into its parts, in display order; they always add up to `total`. A gift code
 * counts with the backend's adjustment. Without an adjustment it counts with at most the rest of
 * the total. A difference becomes a part `other`.
 */
export function sumParts(sums: Sums): SumPart[] {
  const byCode = adjustmentsByCode(sums);
  const ofCodes = new Set(byCode.flatMap(({ told }) => told));
  const before: SumPart[] = [
    { kind: "goods", cents: sums.itemsTotal },
    ...packageParts(sums),
    ...sums.adjustments
      .filter((adjustment) => !ofCodes.has(adjustment))
      .map(({ description, amount }) => ({ kind: "adjustment" as const, description, cents: 0 - amount })),
  ];
  const fee: SumPart = { kind: "fee", cents: sums.deliveryFee };
  const toldOff = [...ofCodes].reduce((sum, { amount }) => sum + amount, 0);
  let left = Math.max(sumOf([...before, fee]) - toldOff - sums.total, 0);
  const codes = byCode.map(({ gift, told }): SumPart => {
    const off =
      told.length > 0
        ? told.reduce((sum, { amount }) => sum + amount, 0)
        : Math.min(Math.max(gift.amount, 0), left);
    if (told.length === 0) left -= off;
    return { kind: "giftCode", gift, cents: 0 - off };
  });
  const parts = [...before, ...codes, fee];
  const other = sums.total - sumOf(parts);
  return other === 0 ? parts : [...parts, { kind: "other", cents: other }];
}
