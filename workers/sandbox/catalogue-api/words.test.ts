import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance";
import { queryWords } from "./search-products";
import { fold, stem } from "./words";

describe("words of a search", () => {
  it("forgives accents and case, and marks that stand in a column of their own", () => {
    expect(fold("CAFFÈ Perù")).toBe("caffe peru");
    expect(queryWords("\u1b08a")).toEqual(["\u1b07a"]);
  });

  it.each([
    ["mela", "mele"],
    ["pesca", "pesche"],
    ["arancia", "arance"],
    ["pomodoro", "pomodori"],
    ["biscotto", "biscotti"],
    ["fungo", "funghi"],
  ])("takes %s and %s for the same", (one, many) => {
    expect(stem(one)).toBe(stem(many));
  });

  it("leaves out stop words and single letters", () => {
    expect(queryWords("latte di mandorla")).toEqual(["latte", "mandorla"]);
    expect(queryWords("di")).toEqual(["di"]);
    expect(queryWords("a")).toEqual([]);
    expect(queryWords(`%_'"<>*`)).toEqual([]);
  });

  it("never gives anything but letters and digits to the search", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (q) => {
        expect(queryWords(q).every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
      }),
    );
  });
});

describe("editDistance", () => {
  it.each([
    ["pasta", "pasta", 0],
    ["psata", "pasta", 1],
    ["pomodro", "pomodoro", 1],
    ["biscoti", "biscotti", 1],
    ["ltaet", "latte", 2],
  ])("counts from %s to %s as a distance of %i", (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it("is the same both ways and gives up beyond the most", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(Math.min(3, editDistance(a, b, 2))).toBe(Math.min(3, editDistance(b, a, 2)));
        expect(editDistance(a, b, 20) <= 2).toBe(editDistance(a, b, 2) <= 2);
      }),
    );
  });
});
