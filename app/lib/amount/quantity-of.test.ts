import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loose, sampleProduct } from "../testing/sample-product";
import { householdMax } from "../quantity";
import { packSize, readQuantity } from "./quantity-of";

const pasta = sampleProduct({ pack: "500 g" });
const eggs = sampleProduct({ name: "Uova fresche", pack: "6 uova" });
const water = sampleProduct({
  name: "Acqua naturale",
  pack: "6 x 1,5 l",
  rule: { ...pasta.rule, by: "pack" },
});
const apples = sampleProduct({ name: "Mele golden", pack: "al kg", rule: loose });

describe("readQuantity", () => {
  it.each([
    ["0,5", 500],
    ["500 grammi", 500],
    ["2 etti", 200],
    ["mezzo kg", 500],
    ["½", 500],
    ["un etto e mezzo", 150],
    ["1,250 kg", 1250],
    ["5 pezzi", 900],
    ["2 kg di mele golden", 2000],
    ["0", 0],
  ])("B7: reads %s of apples as %d g", (text, value) =>
    expect(readQuantity(text, apples)).toEqual({ value }),
  );

  it("B7: reads a number too large for kilograms as grams and sets asGrams", () => {
    expect(readQuantity("1500", apples)).toEqual({ value: 1500, asGrams: true });
    expect(readQuantity("1.500", apples)).toEqual({ value: 1500 });
    expect(readQuantity("20", apples)).toEqual({ value: 20_000 });
    expect(readQuantity("30", apples), "30 g of apples cannot be bought").toEqual({ value: 30_000 });
    expect(readQuantity("1500 kg", apples)).toEqual({ value: 1_500_000 });
  });

  it("B7: converts a pack's content to packs", () => {
    expect(readQuantity("1 kg", pasta)).toEqual({ value: 2 });
    expect(readQuantity("2x400g", pasta)).toEqual({ value: 2 });
    expect(readQuantity("12 uova", eggs)).toEqual({ value: 2 });
    expect(readQuantity("6 bottiglie", water)).toEqual({ value: 1 });
    expect(readQuantity("2 conf.", water)).toEqual({ value: 2 });
    expect(readQuantity("3 pz", pasta)).toEqual({ value: 3 });
    expect(readQuantity("una dozzina", pasta)).toEqual({ value: 12 });
  });

  it.each([
    ["1 l", apples],
    ["2 l", pasta],
    ["2 latte", pasta],
    ["abc", pasta],
    ["", apples],
    ["-1", apples],
  ])("B7: returns undefined for %s", (text, product) => expect(readQuantity(text, product)).toBeUndefined());

  it("B7: reads a bare number as grams only if its kilograms exceed a household's max", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (number) => {
        const { value, asGrams } = readQuantity(String(number), apples) ?? { value: -1 };
        const isGrams =
          number * 1000 > householdMax.weight && number >= loose.first && number <= householdMax.weight;
        expect([value, asGrams]).toEqual(isGrams ? [number, true] : [number * 1000, undefined]);
      }),
    );
  });
});

it("packSize reads the content of a pack as printed", () => {
  expect(packSize("500 g", "kg")).toBe(500);
  expect(packSize("6 x 1,5 l", "l")).toBe(9000);
  expect(packSize("33 cl", "l")).toBe(330);
  expect(packSize("500 g", "l")).toBeUndefined();
  expect(packSize("6 uova", "kg")).toBeUndefined();
});
