/** A gift as the sums see it: so many cents off all goods, or off the dearest line. */
export type GiftValue = { giftId: number; cents: number; offOneLine: boolean };

export type Allotted = { giftId: number; itemId: number | undefined; cents: number };

/** What each gift takes off: first those of one line, which never exceed it; together never more than the goods cost. */
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
/** How long a certificate that an order brought is good for. */
export const giftDays = 60;

/** The certificate that an order brings once it is delivered, in cents: 5 euro from 100 euro of goods on. */
export const giftToCome = (itemsTotal: number): number => (itemsTotal >= goodsForGift ? giftCents : 0);
