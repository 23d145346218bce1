import fc from "fast-check";
import { expect, it } from "vitest";
import { allot, giftToCome } from "./gifts";

const lines = [
  { itemId: 1, total: 150 },
  { itemId: 2, total: 480 },
];

it("takes a one-line gift off the dearest line, then other gifts off the rest", () => {
  const gifts = [
    { giftId: 7, cents: 500, offOneLine: false },
    { giftId: 8, cents: 200, offOneLine: true },
  ];
  expect(allot(gifts, lines)).toEqual([
    { giftId: 8, itemId: 2, cents: 200 },
    { giftId: 7, itemId: undefined, cents: 430 },
  ]);
  expect(allot(gifts, [])).toEqual([
    { giftId: 8, itemId: undefined, cents: 0 },
    { giftId: 7, itemId: undefined, cents: 0 },
  ]);
});

it("never takes more than the goods cost, nor more off a line than the line costs", () => {
  const gift = fc.record({ giftId: fc.nat(99), cents: fc.nat(2000), offOneLine: fc.boolean() });
  const line = fc.record({ itemId: fc.nat(50), total: fc.nat(3000) });
  const distinct = <T, K>(one: fc.Arbitrary<T>, selector: (value: T) => K) =>
    fc.uniqueArray(one, { selector, maxLength: 8 });
  fc.assert(
    fc.property(
      distinct(gift, (one) => one.giftId),
      distinct(line, (one) => one.itemId),
      (gifts, goods) => {
        const taken = allot(gifts, goods);
        const sum = (cents: number[]) => cents.reduce((a, b) => a + b, 0);
        expect(taken.map(({ giftId }) => giftId).sort()).toEqual(gifts.map(({ giftId }) => giftId).sort());
        expect(sum(taken.map(({ cents }) => cents))).toBeLessThanOrEqual(
          sum(goods.map(({ total }) => total)),
        );
        for (const { itemId, total } of goods)
          expect(
            sum(taken.filter((one) => one.itemId === itemId).map(({ cents }) => cents)),
          ).toBeLessThanOrEqual(total);
        expect(taken.every(({ cents }) => Number.isInteger(cents) && cents >= 0)).toBe(true);
      },
    ),
  );
});

it("brings a certificate from 100 euro on", () => {
  expect([0, 9_999, 10_000, 50_000].map(giftToCome)).toEqual([0, 0, 500, 500]);
});
