/**
 * A gift as the totals use it: a discount in cents on all products, or on the most expensive line.
 */
export type GiftValue = { giftId: number; cents: number; offOneLine: boolean };

export type Allotted = { giftId: number; itemId: number | undefined; cents: number };

/**
 * Returns each gift's discount in cents. Gifts for one line come first and never exceed the line.
 * All gifts together never exceed the products' total.
 */
export function allot(gifts: GiftValue[], lines: { itemId: number; total: number }[]): Allotted[] {
  let left = lines.reduce((sum, { total }) => sum + total, 0);
  const ofLine = new Map(lines.map(({ itemId, total }) => [itemId, total]));
  const inTurn = [...gifts].sort((one, other) => Number(other.offOneLine) - Number(one.offOneLine));
  return inTurn.map(({ giftId, cents, offOneLine }) => {
    const [dearest] = offOneLine ? [...ofLine].sort(([, one], [, other]) => other - one) : [];
    const taken = Math.min(cents, left, dearest?.[1] ?? left);
    left -= taken;
    if (dearest) ofLine.set(dearest[0], dearest[1] - taken);
    return { giftId, itemId: dearest?.[0], cents: taken };
  });
}

const goodsForGift = 10_000;
const giftCents = 500;
/** Validity in days of a certificate earned by an order. */
export const giftDays = 60;

/**
 * Returns the certificate in cents that an order earns at delivery: 5 euro for 100 euro of products
 * or more.
 */
export const giftToCome = (itemsTotal: number): number => (itemsTotal >= goodsForGift ? giftCents : 0);
