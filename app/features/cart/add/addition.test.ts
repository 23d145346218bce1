import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddition, wordsSearched } from "./addition";

describe("reading an addition", () => {
  it("takes product, target, options and the way back", () => {
    const fields = { productId: "7", intent: "to:3", back: "/category/pane?page=2", "option.CUT": "thin" };
    expect(readAddition(Object.entries(fields))).toEqual({
      productId: 7,
      amount: { kind: "exactly", value: 3 },
      options: { CUT: "thin" },
      back: "/category/pane?page=2",
    });
  });

  it("takes the gift code that is sent before, from a card's button and from a product's form", () => {
    const code = (fields: Record<string, string>) => readAddition(Object.entries(fields))?.giftCode;
    expect(code({ add: "7.1.offer", back: "/", giftCode: " ESTATE " })).toBe("ESTATE");
    expect(code({ productId: "7", back: "/", giftCode: "ESTATE" })).toBe("ESTATE");
    for (const typed of ["EST ATE", "«ESTATE»", "\u200bESTATE\u00a0", "“ESTATE”.", "ＥＳＴＡＴＥ"])
      expect(code({ productId: "7", back: "/", giftCode: typed }), `B2: ${typed}`).toBe("ESTATE");
    expect(code({ productId: "7", back: "/", giftCode: "  " })).toBeUndefined();
    expect(code({ productId: "7", back: "/", giftCode: "x".repeat(500) })).toHaveLength(60);
  });

  // spec attacked: S12 fields of cart/add, store-proximity and auth/test
  it("S12: knows the words that the product was found by, where it is added on their page", () => {
    const words = (back: string) => {
      const addition = readAddition(Object.entries({ productId: "7", back }));
      return addition && wordsSearched(addition);
    };
    expect(words("/search?page=2&query=latte%20fresco#p7")).toBe("latte fresco");
    for (const back of ["/search?query=+", "/search", "/category/pane?query=latte", "/", "http://%"])
      expect(words(back), back).toBeUndefined();
  });

  it("returns undefined without a possible product id", () => {
    for (const productId of ["", "0", "-1", "1.5", "abc", "1e99", "NaN"]) {
      expect(readAddition([["productId", productId]]), productId).toBeUndefined();
    }
  });

  it("never leads to another site for any input", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (back, intent) => {
        const read = readAddition([
          ["productId", "7"],
          ["back", back],
          ["intent", intent],
        ]);
        if (read) expect(new URL(read.back, "https://shop.example").origin).toBe("https://shop.example");
      }),
    );
  });
});
