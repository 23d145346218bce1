import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddition } from "./addition";

describe("reading an addition", () => {
  it("takes product, target, options and the way back", () => {
    const fields = { productId: "7", intent: "to:3", back: "/category/pane?page=2", "option.CUT": "thin" };
    expect(readAddition(Object.entries(fields))).toEqual({
      productId: 7,
      amount: { intent: "to:3" },
      options: { CUT: "thin" },
      back: "/category/pane?page=2",
    });
  });

  it("is none without a product that could exist", () => {
    for (const productId of ["", "0", "-1", "1.5", "abc", "1e99", "NaN"]) {
      expect(readAddition([["productId", productId]]), productId).toBeUndefined();
    }
  });

  it("never leads to another site, whatever comes", () => {
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
