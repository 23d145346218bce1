import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySums } from "./testing/any-sums";
import { sumOf, sumParts, type SumPart, type Sums } from "./sum-parts";

const sums = (more: Partial<Sums> = {}): Sums => ({
  itemsTotal: 261,
  packagesTotal: 15,
  packages: [{ name: "Busta", quantity: 1, total: 15 }],
  deliveryFee: 0,
  adjustments: [],
  giftCodes: [],
  total: 276,
  ...more,
});
const welcome = { id: 1, code: "BENVENUTO5", amount: 500 };
const taken = { giftId: 1, description: "Benvenuto", amount: 261 };
const shown = (of: Sums) => sumParts(of).map(({ kind, cents }) => [kind, cents]);

describe("T1: the parts of a total", () => {
  it("T1: a gift code worth more than the goods counts with the amount it took off", () => {
    const parts = [
      ["goods", 261],
      ["package", 15],
      ["giftCode", -261],
      ["fee", 0],
    ];
    expect(shown(sums({ giftCodes: [welcome], adjustments: [taken], total: 15 }))).toEqual(parts);
    // An adjustment that names the shopper's certificate, and a backend without adjustments.
    const elsewhere = { ...taken, giftId: 9 };
    expect(shown(sums({ giftCodes: [welcome], adjustments: [elsewhere], total: 15 }))).toEqual(parts);
    expect(shown(sums({ giftCodes: [welcome], total: 15 }))).toEqual(parts);
  });

  it("T1: a second code without anything left to reduce shows 0, not -0", () => {
    const codes = [welcome, { id: 2, code: "ARTICOLO2", amount: 200 }];
    const [, , first, second] = sumParts(sums({ giftCodes: codes, adjustments: [taken], total: 15 }));
    expect([first?.cents, second?.cents]).toEqual([-261, 0]);
    expect(Object.is(second?.cents, -0)).toBe(false);
  });

  it("T1: shows the bags as one sum if their prices do not add up to it", () => {
    expect(shown(sums({ packagesTotal: 30, total: 291 }))).toContainEqual(["packages", 30]);
  });

  it("T1: adds a row for the difference if the backend's figures do not add up", () => {
    expect(shown(sums({ total: 300 }))).toContainEqual(["other", 24]);
    expect(shown(sums({ total: 200 }))).toContainEqual(["other", -76]);
    expect(shown(sums({ giftCodes: [welcome], total: 400 }))).toContainEqual(["other", 124]);
  });

  const all = (parts: SumPart[], kind: SumPart["kind"]) => parts.filter((part) => part.kind === kind);

  // spec again: T1: every sum adds up: goods, bags, adjustments, codes, delivery and total; ranges of weighed goods <- app/lib/sum-parts.ts, app/features/cart/panel/sum-rows.ts
  it("T1: parts add up to the total with each code and adjustment once, for any sums", () => {
    fc.assert(
      fc.property(anySums, (of) => {
        const parts = sumParts(of);
        expect(sumOf(parts)).toBe(of.total);
        expect(all(parts, "giftCode").flatMap((part) => ("gift" in part ? part.gift.id : []))).toEqual(
          of.giftCodes.map(({ id }) => id),
        );
        const off = of.adjustments.reduce((sum, { amount }) => sum + amount, 0);
        const shownOff = -sumOf([...all(parts, "adjustment"), ...all(parts, "giftCode")]);
        const inferred = shownOff - off;
        expect(inferred).toBeGreaterThanOrEqual(0);
        expect(all(parts, "other").every((part) => part.cents !== 0)).toBe(true);
      }),
    );
  });

  it("T1: adds no row for a difference if the figures add up, for any sums", () => {
    fc.assert(
      fc.property(anySums, (of) => {
        const told = of.giftCodes.map(({ id, amount }) => ({ giftId: id, description: "", amount }));
        const adjustments = [...of.adjustments.map(({ giftId: _, ...one }) => one), ...told];
        const off = adjustments.reduce((sum, { amount }) => sum + amount, 0);
        const honest = { ...of, adjustments, total: of.itemsTotal + of.packagesTotal + of.deliveryFee - off };
        expect(all(sumParts(honest), "other")).toEqual([]);
      }),
    );
  });
});
