import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import type { OrderItem } from "~/model/order";
import type { Product } from "~/model/product";
import { reorderView } from "./reorder-view";
import { chosenAtFirst, pastLines, productsOfLines } from "./past-lines";

const t = translatorFor(tenants.loggia, "it");
const item = (id: number, total: number, more: Partial<OrderItem> = {}): OrderItem => ({
  id,
  product: sampleProduct({ id, name: `Prodotto ${id}` }),
  total,
  quantity: { by: "piece", value: 2 },
  ...more,
});
const sold = (...products: Product[]) => new Map(products.map((product) => [product.id, product]));
const at = (id: number, now: number, more: Partial<Product> = {}) =>
  sampleProduct({ id, name: `Prodotto ${id}`, price: { now, per: "pz" }, ...more });

describe("the lines of a past order today", () => {
  // spec orders: an order again, with what is gone, dearer, cheaper or was replaced, line by line <- app/features/orders/reorder/past-lines.ts, app/features/orders/reorder/reorder-action.ts
  it("tells what is gone, dearer, cheaper or the same from what was paid", () => {
    const items = [item(1, 200), item(2, 200), item(3, 200), item(4, 200), item(5, 200)];
    const products = sold(at(1, 100), at(2, 120), at(3, 90), at(4, 100, { soldOut: true }));
    expect(pastLines({ items }, products).map(({ standing }) => standing)).toEqual([
      ...["same", "dearer", "cheaper", "gone", "gone"],
    ]);
  });

  it("compares like with like where less is left", () => {
    const product = at(1, 100, { rule: { ...sampleProduct().rule, max: 1 } });
    const [one] = pastLines({ items: [item(1, 200)] }, sold(product));
    expect(one).toMatchObject({ standing: "same", then: 100, now: 100, today: { value: 1 } });
  });

  it("offers the replaced product beside its substitute, but not preselected", () => {
    const replaced = { productId: 9, name: "Prodotto 9", quantity: { by: "piece" as const, value: 3 } };
    const items = [item(1, 200, { replaced })];
    expect(productsOfLines({ items })).toEqual([1, 9]);
    const all = pastLines({ items }, sold(at(1, 100), at(9, 50)));
    expect(all.map(({ key, standing, now }) => [key, standing, now])).toEqual([
      ["1", "same", 200],
      ["w1", "wanted", 150],
    ]);
    expect(all.filter(chosenAtFirst).map(({ key }) => key)).toEqual(["1"]);
    expect(pastLines({ items }, sold(at(1, 100)))).toHaveLength(1);
  });

  it("a missing line is neither dearer nor cheaper", () => {
    const items = [item(1, 0, { missing: true }), item(2, 200, { missing: true })];
    expect(pastLines({ items }, sold(at(1, 100), at(2, 500))).map(({ standing }) => standing)).toEqual([
      ...["same", "same"],
    ]);
  });

  it("weighed goods at an unchanged price are the same for any weight", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 50 }), fc.integer({ min: 1, max: 5000 }), (hectos, perKg) => {
        const grams = hectos * 100;
        const product = at(1, perKg, { weighed: true, rule: loose, price: { now: perKg, per: "kg" } });
        const paid = Math.round((perKg * grams) / 1000);
        const line = item(1, paid, { product, quantity: { by: "weight", value: grams } });
        expect(pastLines({ items: [line] }, sold(product))[0]?.standing).toBe("same");
      }),
    );
  });

  it("any price difference per piece makes a line dearer or cheaper", () => {
    const cents = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 12 }), (before, now, value) => {
        const line = item(1, before * value, { quantity: { by: "piece", value } });
        const expected = now > before ? "dearer" : now < before ? "cheaper" : "same";
        expect(pastLines({ items: [line] }, sold(at(1, now)))[0]?.standing).toBe(expected);
      }),
    );
  });
});

const shop = { t, locale: "it" as const, chosenAllergens: [] };

describe("the view of it", () => {
  const items = [item(1, 200), item(2, 200), item(3, 200)];
  const all = pastLines({ items }, sold(at(1, 100), at(2, 120)));

  it("says how much of it is left and what it costs now, what needs a look first", () => {
    const view = reorderView(all, shop);
    expect([view.intro, view.sum]).toEqual([
      "2 prodotti su 3 si trovano ancora.",
      "Oggi costano 4,40\u00a0€, allora 4,00\u00a0€.",
    ]);
    expect(view.groups.map(({ standing, lines }) => [standing, lines.length])).toEqual([
      ["gone", 1],
      ["dearer", 1],
      ["same", 1],
    ]);
    expect(view.groups[1]?.lines[0]).toMatchObject({
      was: "Allora 2,00\u00a0€",
      now: "2,40\u00a0€",
      chosen: true,
    });
  });

  it("says that the old sum is without what was missing, and so was not paid", () => {
    const items = [item(1, 200), item(2, 0, { missing: true })];
    expect(reorderView(pastLines({ items }, sold(at(1, 100), at(2, 900))), shop).sum).toBe(
      "Oggi costano 20,00\u00a0€, allora 2,00\u00a0€ senza quello che mancava.",
    );
  });

  // spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart <- app/features/orders/reorder/reorder-view.ts
  it("says which of the chosen allergens a product holds that is ordered again", () => {
    const milk = at(1, 100, { allergens: "Contiene latte" });
    const view = reorderView(pastLines({ items: [item(1, 100), item(2, 100)] }, sold(milk, at(2, 100))), {
      ...shop,
      chosenAllergens: ["milk"],
    });
    const lines = view.groups.flatMap((group) => group.lines);
    expect(lines.map(({ allergenWarning }) => allergenWarning)).toEqual(["Contiene latte", undefined]);
    expect(lines.map(({ allergensUnknown }) => allergensUnknown)).toEqual([undefined, true]);
  });

  it("has no line to choose if all products are gone", () => {
    const none = reorderView(pastLines({ items }, sold()), shop);
    expect([none.any, none.sum, none.intro]).toEqual([
      false,
      undefined,
      "Nessuno dei 3 prodotti si trova più.",
    ]);
    expect(none.groups.flatMap(({ lines }) => lines).some(({ chosen }) => chosen)).toBe(false);
  });
});
