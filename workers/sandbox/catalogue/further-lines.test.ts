import { describe, expect, it } from "vitest";
import { eanCheckDigit } from "./barcode";
import { furtherLine } from "./further-lines";
import { seedCatalogue } from "./generate";

const { products } = seedCatalogue("l");
const lines = Array.from({ length: 17 }, (_, line) => furtherLine(products, line)).flat();

describe("a catalogue filled with further lines", () => {
  // spec light: the sandbox with 50,000 products <- workers/sandbox/catalogue/further-lines.ts
  it("reaches 50,000 products, the range itself first", () => {
    expect(lines.length).toBeGreaterThan(50_000);
    expect(lines.slice(0, products.length)).toEqual(products);
  });

  it.each(["productId", "code", "slug", "barcode"] as const)("has each %s once", (key) => {
    expect(new Set(lines.map((product) => product[key])).size).toBe(lines.length);
  });

  it("has barcodes with a right check digit", () => {
    const wrong = lines.filter(
      ({ barcode }) => barcode.length !== 13 || eanCheckDigit(barcode.slice(0, 12)) !== Number(barcode[12]),
    );
    expect(wrong).toEqual([]);
  });
});
