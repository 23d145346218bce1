import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import { isAllowed } from "~/lib/testing/is-allowed";
import { isCut, quantityFor, wantedOf } from "./quantity-for";

const pasta = sampleProduct({ pack: "500 g" });
const eggs = sampleProduct({ pack: "6 uova" });
const apples = sampleProduct({ pack: "al kg", rule: loose });

describe("the quantity of a product for a written line", () => {
  // spec §2.1: /lista-veloce: a written list, matched, confirmed and added at once
  it("counts things one by one", () => {
    expect(quantityFor(pasta, "pasta", { value: 3, unit: "thing" })).toBe(3);
    expect(quantityFor(pasta, "pasta", undefined)).toBe(1);
  });

  it("takes as many packs as make up a weight or a volume", () => {
    expect(quantityFor(pasta, "pasta", { value: 1, unit: "kg" })).toBe(2);
    expect(quantityFor(pasta, "pasta", { value: 1.2, unit: "kg" })).toBe(3);
    expect(quantityFor(pasta, "pasta", { value: 100, unit: "g" })).toBe(1);
    const water = sampleProduct({ pack: "6 x 1,5 l" });
    expect(quantityFor(water, "acqua", { value: 18, unit: "l" })).toBe(2);
    expect(quantityFor(pasta, "pasta", { value: 2, unit: "l" })).toBe(1);
  });

  it("takes one pack of six for six of what the pack counts", () => {
    expect(quantityFor(eggs, "uova", { value: 6, unit: "thing" })).toBe(1);
    expect(quantityFor(eggs, "uova fresche", { value: 10, unit: "thing" })).toBe(2);
    expect(quantityFor(eggs, "frittata", { value: 2, unit: "thing" })).toBe(2);
  });

  it("counts bottles, tins and jars piece by piece, also of packs of several", () => {
    const bottles = { value: 6, unit: "thing", piece: "bottiglie" } as const;
    const water = sampleProduct({ pack: "6 x 1,5 l" });
    expect(quantityFor(water, "acqua", bottles)).toBe(1);
    expect(quantityFor(water, "acqua", { ...bottles, value: 7 })).toBe(2);
    expect(quantityFor(water, "acqua", { value: 2, unit: "thing" }), "two of what is sold").toBe(2);
    expect(quantityFor(sampleProduct({ pack: "1,5 l" }), "acqua", bottles)).toBe(6);
    expect(quantityFor(sampleProduct({ pack: "2 l", piecesInside: 3 }), "acqua", bottles)).toBe(2);
    const paper = { value: 8, unit: "thing", piece: "rotoli" } as const;
    expect(quantityFor(sampleProduct({ pack: "4 rotoli" }), "carta", paper)).toBe(2);
  });

  it("knows if a maximum cuts the desired quantity", () => {
    const asked = (value: number) => isCut(pasta, wantedOf(pasta, "pasta", { value, unit: "thing" }));
    expect([asked(12), asked(13)]).toEqual([false, true]);
  });

  it("weighs loose goods, piece by piece where a piece's weight is known", () => {
    expect(quantityFor(apples, "mele", { value: 1.5, unit: "kg" })).toBe(1500);
    expect(quantityFor(apples, "mele", { value: 5, unit: "thing" })).toBe(900);
    expect(quantityFor(apples, "mele", { value: 2, unit: "thing" })).toBe(500);
    expect(quantityFor(apples, "mele", { value: 1, unit: "l" })).toBe(500);
  });

  it("is zero for a sold-out product, and never above the maximum", () => {
    const none = sampleProduct({ rule: { ...pieces, max: 0 } });
    expect(quantityFor(none, "pasta", { value: 2, unit: "thing" })).toBe(0);
    expect(quantityFor(pasta, "pasta", { value: 999_999, unit: "thing" })).toBe(12);
  });

  it("may always stand in a cart", () => {
    const unit = fc.constantFrom("thing" as const, "kg" as const, "g" as const, "l" as const);
    const value = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(pasta, eggs, apples), value, unit, (product, amount, kind) => {
        expect(isAllowed(product.rule, quantityFor(product, "uova", { value: amount, unit: kind }))).toBe(
          true,
        );
      }),
    );
  });
});
