import fc from "fast-check";
import { expect, test } from "vitest";
import { pasta } from "../../testing/wire-samples";
import { wireProduct } from "../wire/product";
import { packOf } from "./pack";

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
  ["GRANDE", "GRANDE"],
  ["L 4 rotoli", "L 4 rotoli"],
  ["4 rotoli", "4 rotoli"],
  ["", ""],
])("X23: %j says %j", (description, expected) => {
  expect(pack(description)).toBe(expected);
});

test("X23: PACKAGE_DESCR stands in for a description that says nothing", () => {
  expect(pack("", { PACKAGE_DESCR: "GR. 304" })).toBe("304 g");
  expect(pack("500 g", { PACKAGE_DESCR: "GR. 304" })).toBe("500 g");
});

// spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
test("X23: a short form says the same pack as the printed one", () => {
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
