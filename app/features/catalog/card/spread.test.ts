import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import { spread } from "./spread";

const product = (id: number, root: number) =>
  sampleProduct({ id, crumbs: [{ id: root, name: String(root), slug: String(root) }] });

describe("a shelf of the whole shop", () => {
  it("lets the departments take turns, in order", () => {
    const products = [product(1, 1), product(2, 1), product(3, 1), product(4, 2), product(5, 3)];
    expect(spread(products, 4).map(({ id }) => id)).toEqual([1, 4, 5, 2]);
    expect(spread([], 4)).toEqual([]);
  });

  it("shows each product once, and as many as there is room for", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }),
        fc.nat({ max: 12 }),
        (roots, size) => {
          const shown = spread(
            roots.map((root, id) => product(id, root)),
            size,
          ).map(({ id }) => id);
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.length).toBe(Math.min(size, roots.length));
        },
      ),
    );
  });
});
