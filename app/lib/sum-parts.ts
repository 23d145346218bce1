import type { Adjustment, GiftCode, OrderPackage } from "~/model/cart";
import type { Cents } from "~/model/price";

/** What carts and orders tell of their sums. */
export type Sums = {
  itemsTotal: Cents;
  packagesTotal: Cents;
  packages: readonly OrderPackage[];
  deliveryFee: Cents;
  adjustments: readonly Adjustment[];
  giftCodes: readonly GiftCode[];
  total: Cents;
};

/** One part of a total in cents; what is taken off is negative. `other` is what the backend's total has and none of its parts explains. */
export type SumPart =
  | { kind: "goods" | "packages" | "fee" | "other"; cents: Cents }
  | { kind: "package"; name: string; quantity: number; cents: Cents }
  | { kind: "adjustment"; description: string; cents: Cents }
  | { kind: "giftCode"; gift: GiftCode; cents: Cents };

/** Cents of all parts together. */
export const sumOf = (parts: readonly { cents: Cents }[]): Cents =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** Bags by kind; only their sum where the kinds are not told, or come to something else. */
function packageParts({ packages, packagesTotal }: Sums): SumPart[] {
  const byKind = packages.map(({ total: cents, ...bag }) => ({ kind: "package" as const, ...bag, cents }));
  if (sumOf(byKind) === packagesTotal) return byKind;
  return packagesTotal === 0 ? [] : [{ kind: "packages", cents: packagesTotal }];
}

/** Each gift code with its adjustments. An adjustment may name the shopper's certificate instead of the code: those go in order. */
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
 * The parts of a total, in the order in which they are shown; they always add up to `total`. A gift code counts with what was really taken off:
 * the backend's adjustment, or where there is none at most what the total leaves for it. Figures that do not add up get a part `other`.
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
