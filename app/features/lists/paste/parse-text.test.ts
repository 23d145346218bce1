import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLine, parseText } from "./parse-text";

const read = (line: string) => {
  const { words, amount } = parseLine(line) ?? { words: undefined };
  return [words, amount?.value, amount?.unit];
};

describe("a line of a written list", () => {
  it.each([
    ["2 latte", ["latte", 2, undefined]],
    ["1/2 kg pane", ["pane", 0.5, "kg"]],
    ["½ kg di pane", ["pane", 0.5, "kg"]],
    ["mezzo chilo di pane", ["pane", 0.5, "kg"]],
    ["mele 1,5 kg", ["mele", 1.5, "kg"]],
    ["mele 1.5kg", ["mele", 1.5, "kg"]],
    ["1 1/2 kg patate", ["patate", 1.5, "kg"]],
    ["1½ kg patate", ["patate", 1.5, "kg"]],
    ["6 uova", ["uova", 6, undefined]],
    ["due etti di prosciutto cotto", ["prosciutto cotto", 2, "hg"]],
    ["500g pasta", ["pasta", 500, "g"]],
    ["olio d'oliva 1 l", ["olio d'oliva", 1, "l"]],
    ["3 bottiglie d'acqua", ["acqua", 3, "thing"]],
    ["birra x6", ["birra", 6, undefined]],
    ["6 x birra", ["birra", 6, undefined]],
    ["2x latte fresco", ["latte fresco", 2, undefined]],
    ["latte (2)", ["latte", 2, undefined]],
    ["- 2 pz. pizza surgelata", ["pizza surgelata", 2, "item"]],
    ["[ ] burro", ["burro", undefined, undefined]],
    ["3) caffè", ["caffè", undefined, undefined]],
    ["• una confezione di tè", ["tè", 1, "item"]],
    ["n. 3 yogurt bianco", ["yogurt bianco", 3, undefined]],
    ["latte", ["latte", undefined, undefined]],
    ["kg", ["kg", undefined, undefined]],
  ])("%s", (line, expected) => expect(read(line)).toEqual(expected));

  it("keeps the word for one piece, which stands in the field again", () => {
    expect(parseLine("acqua 6 bottiglie")?.amount).toEqual({ value: 6, unit: "thing", piece: "bottiglie" });
    expect(parseLine("2 scatole di riso")?.amount).toEqual({ value: 2, unit: "item" });
  });

  it.each([
    ["[27/11/26, 18:02] Anna: latte 2", ["latte", 2, undefined]],
    ["27/11/26, 18:02 - Anna: latte 2", ["latte", 2, undefined]],
    ["[18:02, 27/11/2026] Anna Rossi: 2 etti di prosciutto", ["prosciutto", 2, "hg"]],
    ["\u200e[27/11/26, 6:02:15 PM] +39 333 1234567: ½ kg pane", ["pane", 0.5, "kg"]],
    ["27.11.2026 18:02 latte", ["latte", undefined, undefined]],
    ["[2026-11-27 18:02] Anna: una dozzina di uova", ["uova", 12, "thing"]],
    ["✅ latte 2", ["latte", 2, undefined]],
    ["☑️ 🥛 latte 2", ["latte", 2, undefined]],
    ["[x] latte 2", ["latte", 2, undefined]],
    ["▪️ 3 mele", ["mele", 3, undefined]],
    ["→ pane", ["pane", undefined, undefined]],
    ["*latte* 2 ✔️", ["latte", 2, undefined]],
    ["Anna: latte 2", ["Anna latte", 2, undefined]],
  ])("B8: %s", (line, expected) => expect(read(line)).toEqual(expected));

  it("B8: strips date and sender from a single message and from pasted messages", () => {
    const wordsOf = (text: string) => {
      const parsed = parseText(text);
      return "lines" in parsed && parsed.lines.map(({ typed }) => typed);
    };
    expect(wordsOf("[27/11/26, 18:02] Anna: latte 2, pane")).toEqual(["latte 2", "pane"]);
    expect(wordsOf("Anna, [27.11.26 18:02]\nlatte 2\nBruno, [27.11.26 18:03]\npane")).toEqual([
      "latte 2",
      "pane",
    ]);
  });

  it("ignores a line without a letter", () => {
    for (const line of ["", "   ", "12", "- 3", "½", "🥛🥛", "--- ..."])
      expect(parseLine(line)).toBeUndefined();
  });

  const goods = fc.constantFrom("latte", "pane integrale", "caffè", "mele royal gala", "acqua naturale");
  const units = fc.constantFrom("kg", "g", "hg", "l", "ml", "cl");

  it("finds the same number, unit and words wherever the amount stands", () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 1, max: 9999 }), units, (words, number, unit) => {
        const expected = [words, number, unit];
        for (const line of [
          `${number} ${unit} ${words}`,
          `${number}${unit} di ${words}`,
          `${words} ${number} ${unit}`,
          `- ${words} ${number}${unit}`,
        ])
          expect(read(line)).toEqual(expected);
        expect(read(`${number} ${words}`)).toEqual([words, number, undefined]);
        expect(read(`${words} x${number}`)).toEqual([words, number, undefined]);
      }),
    );
  });

  it("reads fractions as what they are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (above, below) => {
        const value = Math.round((above / below) * 1000) / 1000;
        expect(read(`${above}/${below} kg pane`)).toEqual(["pane", value, "kg"]);
      }),
    );
  });

  it("never fails, and never invents words or an amount that is no quantity", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (line) => {
        const written = parseLine(line);
        if (!written) return;
        expect([...written.words].length).toBeLessThanOrEqual(100);
        expect(written.words).toMatch(/\p{L}/u);
        if (written.amount) expect(written.amount.value).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a written list", () => {
  // spec §2.1: /lista-veloce: a written list, matched, confirmed and added at once
  it("finds a product on every line that names something", () => {
    const parsed = parseText("2 latte\r\n\r\n  \n12\nburro");
    expect("lines" in parsed && parsed.lines.map(({ words }) => words)).toEqual(["latte", "burro"]);
  });

  it("is parted by commas where it is a single line, as its own example is written", () => {
    const wordsOf = (text: string) => {
      const parsed = parseText(text);
      return "lines" in parsed && parsed.lines.map(({ words, amount }) => [words, amount?.value]);
    };
    expect(wordsOf("2 latte, 1/2 kg pane,mele 1,5 kg; 6 uova")).toEqual([
      ["latte", 2],
      ["pane", 0.5],
      ["mele", 1.5],
      ["uova", 6],
    ]);
    expect(wordsOf("prosciutto crudo, a fette\n2 latte")).toEqual([
      ["prosciutto crudo a fette", undefined],
      ["latte", 2],
    ]);
  });

  // spec §2.1: /lista-veloce: a written list, matched, confirmed and added at once
  it("is at most forty lines and 4000 characters, and something", () => {
    expect(parseText("latte\n".repeat(40))).toHaveProperty("lines");
    expect(parseText("latte\n".repeat(41))).toEqual({ fault: "lines", count: 41 });
    expect(parseText("à".repeat(50_000))).toEqual({ fault: "long", count: 50_000 });
    expect(parseText(" \n 12 \n")).toEqual({ fault: "empty" });
  });
});
