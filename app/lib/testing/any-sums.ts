import fc from "fast-check";
import type { Sums } from "~/lib/sum-parts";

const cents = fc.integer({ min: 0, max: 50_000 });
const word = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 });
const adjustment = fc.record(
  {
    itemId: fc.nat(3),
    giftId: fc.nat(4),
    description: word,
    amount: fc.integer({ min: -500, max: 5000 }),
  },
  { requiredKeys: ["description", "amount"] },
);

/** Arbitrary bags, fees, codes and adjustments; the total may contradict them. */
export const anySums: fc.Arbitrary<Sums> = fc.record({
  itemsTotal: cents,
  packagesTotal: cents,
  packages: fc.array(fc.record({ name: word, quantity: fc.nat(9), total: cents }), { maxLength: 3 }),
  deliveryFee: cents,
  adjustments: fc.array(adjustment, { maxLength: 6 }),
  giftCodes: fc.uniqueArray(fc.record({ id: fc.nat(4), code: word, amount: cents }), {
    selector: ({ id }) => id,
    maxLength: 4,
  }),
  total: fc.integer({ min: -5_000, max: 200_000 }),
});

/** Parses the cents of a displayed amount: 123450 for "1.234,50 €", 0 for "gratis". */
export const centsShown = (text: string): number =>
  /\d/.test(text) ? Number(text.replaceAll(/[^\d-]/g, "")) : 0;
