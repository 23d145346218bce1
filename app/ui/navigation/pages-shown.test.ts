import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesShown } from "./pages-shown";

describe("pagesShown", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 12, [1, 2, 3, 4, "gap", 12]],
    [7, 12, [1, "gap", 6, 7, 8, "gap", 12]],
    [4, 5, [1, 2, 3, 4, 5]],
  ])("page %i of %i", (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });

  it("shows the first, last and current page in order, and hides no single page", () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const shown = pagesShown(page, pages);
        const numbers = shown.filter((item) => item !== "gap");
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        shown.forEach((item, index) => {
          if (item === "gap") expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
