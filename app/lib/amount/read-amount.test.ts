import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, splitAmount } from "./read-amount";

const read = (text: string) => {
  const { value, unit, piece, times } = readAmount(text) ?? {};
  return [value, unit, ...(piece ? [piece] : []), ...(times ? [times] : [])];
};

describe("an amount that stands alone", () => {
  it.each<[string, ...ReturnType<typeof read>]>([
    ["2", 2, undefined],
    ["due", 2, undefined],
    ["ventotto", 28, undefined],
    ["0", 0, undefined],
    ["５", 5, undefined],
    ["1,5 kg", 1.5, "kg"],
    ["1.5", 1.5, undefined],
    ["2\u00a0kg", 2, "kg"],
    ["\u200e2 kg", 2, "kg"],
    ["kg 2", 2, "kg"],
    ["kg. 2", 2, "kg"],
    ["pz 3", 3, "item"],
    ["3 pz.", 3, "item"],
    ["2 etti", 2, "hg"],
    ["500 grammi", 500, "g"],
    ["1.500 g", 1500, "g"],
    ["1,500 g", 1500, "g"],
    ["1\u202f500 g", 1500, "g"],
    ["1'500 g", 1500, "g"],
    ["1.500,5 g", 1500.5, "g"],
    ["1.500 kg", 1.5, "kg"],
    ["1.500", 1500, undefined],
    ["½", 0.5, undefined],
    ["1½ kg", 1.5, "kg"],
    ["1 1/2 kg", 1.5, "kg"],
    ["mezzo kg", 0.5, "kg"],
    ["mezz'etto", 0.5, "hg"],
    ["mezz’etto", 0.5, "hg"],
    ["un etto e mezzo", 1.5, "hg"],
    ["2 litri e mezzo", 2.5, "l"],
    ["un chilo e un quarto", 1.25, "kg"],
    ["1 kg e 200 g", 1.2, "kg"],
    ["due chili e tre etti", 2.3, "kg"],
    ["un quarto di litro", 0.25, "l"],
    ["circa 300 g", 300, "g"],
    ["300 g circa", 300, "g"],
    ["più o meno 300 g", 300, "g"],
    ["~300g", 300, "g"],
    ["2-3", 2, undefined],
    ["2 – 3", 2, undefined],
    ["due o tre", 2, undefined],
    ["3-2 kg", 2, "kg"],
    ["una dozzina", 12, "thing"],
    ["mezza dozzina", 6, "thing"],
    ["una dozzina e mezza", 18, "thing"],
    ["una decina", 10, "thing"],
    ["un paio di kg", 2, "kg"],
    ["6 bottiglie", 6, "thing", "bottiglie"],
    ["2x400g", 800, "g", 2],
    ["2 × 400 g", 800, "g", 2],
    ["2 pacchi da 500 g", 1000, "g", 2],
    ["2 confezioni (12 bottiglie)", 2, "item"],
    ["half a kilo", 0.5, "kg"],
    ["a kilo and a half", 1.5, "kg"],
    ["one and a half kilos", 1.5, "kg"],
    ["a dozen", 12, "thing"],
    ["about 300 grams", 300, "g"],
  ])("B8: reads %s", (text, ...expected) => expect(read(text)).toEqual(expected));

  it.each([
    "",
    "abc",
    "-2",
    "- 2",
    "2 latte",
    "1e9",
    "0x10",
    "NaN",
    "∞",
    "99999999",
    "1..2",
    "1,2,3",
    "2 3",
    "kg",
    "e mezzo",
  ])("B8: returns undefined for %s", (text) => expect(readAmount(text)).toBeUndefined());

  const units = fc.constantFrom<[string, string]>(
    ["kg", "kg"],
    ["chili", "kg"],
    ["g", "g"],
    ["grammi", "g"],
    ["hg", "hg"],
    ["etti", "hg"],
    ["l", "l"],
    ["litri", "l"],
    ["ml", "ml"],
    ["cl", "cl"],
  );
  const blank = fc.constantFrom(" ", "\u00a0", "\u202f", "");

  it("B8: reads a number and a unit as the same amount in every spelling", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), units, blank, (value, [word, unit], gap) => {
        for (const text of [
          `${value}${gap}${word}`,
          `circa ${value}${gap}${word}`,
          `${value}${gap}${word.toUpperCase()}`,
          `${value},0${gap}${word}`,
          `${value}-${value + 1}${gap}${word}`,
        ])
          expect(read(text), text).toEqual([value, unit]);
        expect(read(`${value} ${word} e mezzo`)).toEqual([value + 0.5, unit]);
      }),
    );
  });

  it("B8: reads kilograms to the gram, with a comma or a full stop", () => {
    fc.assert(
      fc.property(fc.nat(999_999), (grams) => {
        const kilograms = (grams / 1000).toFixed(3);
        for (const text of [`${kilograms} kg`, `${kilograms.replace(".", ",")} kg`])
          expect(read(text)).toEqual([grams / 1000, "kg"]);
      }),
    );
  });

  const pieces = fc.constantFrom(
    ..."0123456789.,-/x× ½()'’\u00a0".split(""),
    ..."kg g etto litri mezzo un una due dozzina e di da circa conf bottiglie a half".split(" "),
  );

  it("B8: reads any text as a finite amount or undefined, fast even at 4000 characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 12 }), (text) => {
        const { value = 0 } = readAmount(text) ?? {};
        expect(value >= 0 && Number.isFinite(value)).toBe(true);
      }),
    );
    const begun = performance.now();
    for (const part of ["1 ", "x 1", "1-", "- ", "1/2 e ", "pi", "1 kg e "])
      splitAmount(part.repeat(4000 / part.length));
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe("an amount beside a product", () => {
  it.each<[string, string, ...ReturnType<typeof read>]>([
    ["2 latte", "latte", 2, undefined],
    ["latte 2", "latte", 2, undefined],
    ["latte: 2", "latte", 2, undefined],
    ["latte - 2", "latte", 2, undefined],
    ["kg 2 di mele", "mele", 2, "kg"],
    ["prosciutto un etto e mezzo", "prosciutto", 1.5, "hg"],
    ["circa 300 g di prosciutto", "prosciutto", 300, "g"],
    ["una dozzina di uova", "uova", 12, "thing"],
    ["una decina di bottiglie d'acqua", "acqua", 10, "thing", "bottiglie"],
    ["acqua 6x1,5 l", "acqua", 9, "l", 6],
    ["2 pacchi da 500 g di pasta", "pasta", 1000, "g", 2],
    ["pasta 500 g 2 pacchi", "pasta 500 g", 2, "item"],
    ["farina 0 1 kg", "farina 0", 1, "kg"],
    ["half a kilo of apples", "apples", 0.5, "kg"],
    ["3 bottiglie", "bottiglie", 3, "thing", "bottiglie"],
  ])("B8: reads %s", (text, words, value, unit, ...more) => {
    const split = splitAmount(text);
    const { piece, times } = split.amount ?? {};
    expect([split.words, split.amount?.value, split.amount?.unit, piece ?? times]).toEqual([
      words,
      value,
      unit,
      more[0],
    ]);
  });

  it("B8: splits no amount from words that belong to the product", () => {
    for (const text of ["farina 00", "coca cola zero", "uova da 6", "7up", "pane"])
      expect(splitAmount(text)).toEqual({ words: text });
  });
});
