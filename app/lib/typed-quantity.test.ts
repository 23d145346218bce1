import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTyped } from "./typed-quantity";

describe("parseTyped", () => {
  test.each([
    ["0,5", 500],
    ["1.5", 1500],
    ["1,250 kg", 1250],
    ["500 g", 500],
    ["500G", 500],
    ["1.500 g", 1500],
    ["1.500", 1500],
    ["1.500,5 gr", 1501],
    ["2 hg", 200],
    ["25 dag.", 250],
    [",5", 500],
    ["-1", -1000],
    ["0", 0],
  ])("weight %s is %d g", (text, grams) => expect(parseTyped(text, "weight")).toBe(grams));

  test("a bare weight may be grams", () => expect(parseTyped("350", "weight", "g")).toBe(350));

  test.each(["", "mezzo chilo", "1 l", "5 pz", "1,2,3", "1..2", "1e9", "NaN", "0x10", "9".repeat(16), "kg"])(
    "%s is no weight",
    (text) => expect(parseTyped(text, "weight")).toBeUndefined(),
  );

  test("pieces and packs are as typed; rules are for later", () => {
    expect(parseTyped(" 3 ", "piece")).toBe(3);
    expect(parseTyped("3 pz", "piece")).toBe(3);
    expect(parseTyped("2 conf.", "pack")).toBe(2);
    expect(parseTyped("1,5", "piece")).toBe(1.5);
    expect(parseTyped("3 kg", "piece")).toBeUndefined();
  });

  test("grams written the Italian way in kilograms are read to the gram", () => {
    fc.assert(
      fc.property(fc.nat(999_999), (grams) => {
        const kilograms = (grams / 1000).toFixed(3).replace(".", ",");
        expect(parseTyped(kilograms, "weight")).toBe(grams);
        expect(parseTyped(`${grams} g`, "weight")).toBe(grams);
      }),
    );
  });

  test("any text is a number or nothing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseTyped(text, "weight");
        expect(value === undefined || Number.isInteger(value)).toBe(true);
      }),
    );
  });
});
