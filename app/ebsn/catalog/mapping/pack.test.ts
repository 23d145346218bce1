import fc from "fast-check";
import { expect, test } from "vitest";
import { pasta } from "../../testing/wire-samples";
import { wireProduct } from "../wire/product";
import { packOf, sentenceBehindPack } from "./pack";
import { priceOf } from "./price";

/** Unit price of a product whose backend sends no unit price; `cents` is the product's price. */
const unitPriceOf = (description: string, cents: number) => {
  const untold = { priceDisplay: cents / 100, priceUmDisplay: undefined, warehousePromo: undefined };
  return priceOf(wireProduct.parse({ ...pasta, ...untold, description, productInfos: {} }))?.unit;
};

const pack = (description: string, more: object = {}) =>
  packOf(wireProduct.parse({ ...pasta, description, productInfos: more }));

test.each([
  ["500 g", "500 g"],
  ["GR. 304", "304 g"],
  ["GR.304", "304 g"],
  ["ML. 330 X 6 PZ.", "6 x 330 ml"],
  ["LT. 1,5 X 6 PZ.", "6 x 1,5 l"],
  ["CL 75", "75 cl"],
  ["KG. 1.5", "1,5 kg"],
  ["GR. 500 (Minimo &euro; 1,49 - 55%)", "500 g"],
  ["500 g (Minimo € 1,49 - 55%)", "500 g"],
  ["(Minimo € 1,49)", ""],
  ["500 g (Minimo 3 pezzi)", "500 g (Minimo 3 pezzi)"],
  ["GRANDE", "grande"],
  ["VASCHETTA GR 300", "vaschetta gr 300"],
  ["Vaschetta grande", "Vaschetta grande"],
  ["L 4 rotoli", "L 4 rotoli"],
  ["4 rotoli", "4 rotoli"],
  ["", ""],
])("X23: reads the pack %j as %j", (description, expected) => {
  expect(pack(description)).toBe(expected);
});

test("X23: PACKAGE_DESCR replaces an empty description", () => {
  expect(pack("", { PACKAGE_DESCR: "GR. 304" })).toBe("304 g");
  expect(pack("500 g", { PACKAGE_DESCR: "GR. 304" })).toBe("500 g");
});

// spec operator: other pack words are read into a quantity and a unit, or shown tidily <- app/ebsn/catalog/mapping/pack.ts, app/ebsn/catalog/mapping/price.ts
test.each([
  ["g 150", "150 g"],
  ["KG.1,5", "1,5 kg"],
  ["ML 500", "500 ml"],
  ["PZ 6", "6 pz"],
  ["NR. 6", "6 pz"],
  ["X4", "4 pz"],
  ["X4 CONF.", "4 conf."],
  ["4 CONFEZIONI", "4 conf."],
  ["500GR", "500 g"],
  ["330ML X6", "6 x 330 ml"],
  ["6 X ML. 330", "6 x 330 ml"],
  ["6X330 ML", "6 x 330 ml"],
  ["HG 3", "3 hg"],
  // Three digits after a separator.
  ["GR. 1.500", "1500 g"],
  ["KG 1.000", "1 kg"],
  ["KG 1.250", "1,250 kg"],
  ["GR. 0,125", "0,125 g"],
  ["GR. 1,500", "gr. 1,500"],
  ["PZ 1,5", "pz 1,5"],
  // More than the pack's measure.
  ["GR. 400 SGOCC. 240", "gr. 400 sgocc. 240"],
  ["CIRCA GR. 300", "circa gr. 300"],
])("reads other pack words: %j as %j", (description, expected) => {
  expect(pack(description)).toBe(expected);
});

// spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
test("X23: a short form gives the same pack as the printed one", () => {
  const units = fc.constantFrom(["GR.", "g"], ["KG.", "kg"], ["ML.", "ml"], ["CL.", "cl"], ["LT.", "l"]);
  const amounts = fc.tuple(fc.nat(5000), fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }));
  fc.assert(
    fc.property(units, amounts, fc.integer({ min: 1, max: 48 }), ([short, printed], [whole, part], count) => {
      const amount = part === undefined ? `${whole}` : `${whole},${part}`;
      expect(pack(`${short} ${amount}`)).toBe(`${amount} ${printed}`);
      expect(pack(`${short} ${amount} X ${count} PZ.`)).toBe(`${count} x ${amount} ${printed}`);
    }),
  );
});

const digits = (most: number) => fc.integer({ min: 1, max: most });

// spec operator: other pack words are read into a quantity and a unit, or shown tidily
test("a unit price comes from the printed measure in any spelling, or is undefined", () => {
  const units = fc.constantFrom<[string, number, "kg" | "l"]>(
    ["GR", 1000, "kg"],
    ["g", 1000, "kg"],
    ["Kg", 1, "kg"],
    ["HG", 10, "kg"],
    ["ML", 1000, "l"],
    ["CL", 100, "l"],
    ["LT", 1, "l"],
  );
  const write = fc.constantFrom(
    (unit: string, amount: string, count: number) => `${unit}. ${amount} X ${count} PZ.`,
    (unit: string, amount: string, count: number) => `${unit}${amount}x${count}`,
    (unit: string, amount: string, count: number) => `${amount} ${unit} X ${count}`,
    (unit: string, amount: string, count: number) => `${count} X ${unit} ${amount}`,
    (unit: string, amount: string, count: number) => `${count} x ${amount}${unit}`,
  );
  const around = fc.constantFrom("", "CIRCA ", "SGOCC. ", "DA ");
  const cases = fc.record({
    unit: units,
    amount: digits(999),
    tenths: fc.nat(9),
    count: digits(48),
    cents: digits(99_999),
  });
  fc.assert(
    fc.property(
      cases,
      write,
      around,
      ({ unit: [word, perBase, base], amount, tenths, count, cents }, as, before) => {
        const figure = tenths ? `${amount},${tenths}` : `${amount}`;
        const unit = unitPriceOf(before + as(word, figure, count), cents);
        const held = (count * (amount * 10 + tenths)) / 10;
        const right = { cents: Math.round((cents * perBase) / held), unit: base };
        if (before) expect(unit).toBeUndefined();
        else {
          if (right.cents > 0) expect(unit?.unit).toBe(right.unit);
          expect(Math.abs((unit?.cents ?? 0) - right.cents)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

// spec operator: other pack words are read into a quantity and a unit, or shown tidily
test("any pack text is one line, and only a measure gives a unit price", () => {
  const tokens = fc.constantFrom(
    ..."GR. G KG ML X x CONF. PZ 6 1,5 1.500 0 330 ( ) CA. - € 1,49 Minimo 99999 , . VASCHETTA".split(" "),
  );
  const words = fc.oneof(
    fc.string(),
    fc.array(tokens, { maxLength: 7 }).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(words, digits(99_999), (description, cents) => {
      const shown = pack(description);
      const unit = unitPriceOf(description, cents);
      // A single line, with at most the pack's own words.
      expect(shown).not.toMatch(/[\n\r\t]|^\s|\s$/);
      expect(shown.length).toBeLessThanOrEqual(description.length + 3);
      if (unit) {
        expect(unit.cents).toBeGreaterThan(0);
        expect(shown).toMatch(/^(\d+ x )?\d+(,\d+)? (g|hg|kg|ml|cl|l|pz)$/);
      }
    }),
  );
});

test.each([
  ["g 500, Pasta biologica di semola di grano duro", "500 g", "Pasta biologica di semola di grano duro", 400],
  ["KG 1,5, Farina di tipo 00", "1,5 kg", "Farina di tipo 00", 133],
  ["ML. 330 X 6 PZ., Birra chiara, in bottiglia", "6 x 330 ml", "Birra chiara, in bottiglia", 101],
  ["g 500, Pasta (Minimo € 2,49 - 10%)", "500 g", "Pasta", 400],
])("C4: %j is a pack and a sentence", (description, held, sentence, perUnit) => {
  expect(pack(description)).toBe(held);
  expect(sentenceBehindPack(wireProduct.parse({ ...pasta, description }))).toBe(sentence);
  expect(unitPriceOf(description, 200)?.cents).toBe(perUnit);
});

test.each([
  "g 500, sgocciolato g 300",
  "g 500, Tonno all'olio, peso sgocciolato g 300",
  "g 500, circa",
  "VASCHETTA, Fragole",
  "Fragole, in vaschetta",
  "500 g, 4 pezzi",
])("C4: %j is no pure pack and gives no unit price", (description) => {
  expect(pack(description).toLowerCase()).toBe(description.toLowerCase());
  expect(sentenceBehindPack(wireProduct.parse({ ...pasta, description }))).toBeUndefined();
  expect(unitPriceOf(description, 200)).toBeUndefined();
});
