import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import { priceOfGrams } from "~/lib/units";
import type { OrderItem } from "~/model/order";
import { sampleOrder } from "../testing/sample-order";
import { paidDifference } from "./paid-difference";
import { orderView } from "./order-view";

const t = translatorFor(tenants.loggia, "it");
const apples = (now = 298) =>
  sampleProduct({ name: "Mele", rule: loose, weighed: true, price: { now, per: "kg" } });
const weighed = (more: Partial<OrderItem> = {}): OrderItem => ({
  id: 2,
  product: apples(),
  quantity: { by: "weight", value: 500 },
  given: 550,
  total: 164,
  ...more,
});
const pasta: OrderItem = {
  id: 1,
  product: sampleProduct(),
  quantity: { by: "piece", value: 2 },
  total: 298,
};
const delivered = (items: OrderItem[], total = 5000) => sampleOrder({ status: "delivered", items, total });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("V20: estimate against what was paid", () => {
  // spec orders: V20: what an order cost other than estimated, line by line <- app/features/orders/order/paid-difference.ts, app/features/orders/order/line-view.ts, app/features/orders/order/order-summary.tsx
  it("tells the line that weighed more, with both weights, and what the order was to cost", () => {
    const order = delivered([pasta, weighed()]);
    const view = orderView(order, t, "it");
    expect(view.lines.map(({ differs }) => plain(differs))).toEqual([
      undefined,
      "Stimato 1,49 € per 500 g, costato 1,64 € per 550 g: 0,15 € in più",
    ]);
    expect(view.lines.map(({ approx }) => approx)).toEqual([false, false]);
    expect(plain(view.estimated?.total)).toBe("49,85 €");
    expect(plain(view.estimated?.difference)).toBe("0,15 € in più");
  });

  it("tells what was given in place of something else, and what was missing", () => {
    const items = [
      { ...pasta, replaced: { name: "Penne", total: 250 } },
      { ...pasta, id: 3, total: 0, missing: true as const },
      weighed({ id: 4, given: undefined, total: 0, missing: true }),
    ];
    const view = orderView(delivered(items), t, "it");
    expect(view.lines.map(({ differs, missing }) => plain(differs ?? missing))).toEqual([
      "Stimato 2,50 €, costato 2,98 €: 0,48 € in più",
      "Mancava: 2,98 € in meno, non l'hai pagato",
      "Mancava: 1,49 € in meno, non l'hai pagato",
    ]);
  });

  it("says that differences make up for each other, and that packs count by what they weigh", () => {
    const pack = sampleProduct({ weighed: true, price: { now: 1000, per: "kg", packGrams: 333 } });
    const packs = { id: 5, product: pack, quantity: { by: "pack" as const, value: 2 } };
    const items = [
      { ...packs, given: 700, total: 700 },
      { ...packs, id: 6, given: 632, total: 632 },
    ];
    const order = delivered(items);
    expect(paidDifference(order)?.lines.map(({ estimated }) => estimated)).toEqual([666, 666]);
    expect(orderView(order, t, "it").estimated?.difference).toBe("nessuna");
    expect(paidDifference(delivered([{ ...packs, given: 666, total: 666 }]))).toBeUndefined();
  });

  it("is undefined before delivery, without a difference, or at a price other than paid", () => {
    expect(paidDifference(sampleOrder({ status: "out", items: [weighed()] }))).toBeUndefined();
    expect(paidDifference(delivered([pasta, weighed({ given: 500, total: 149 })]))).toBeUndefined();
    expect(paidDifference(delivered([weighed({ given: undefined, total: 149 })]))).toBeUndefined();
    expect(paidDifference(delivered([weighed({ product: apples(350) })]))).toBeUndefined();
    const gone = { ...pasta, id: 3, total: 0, missing: true as const };
    expect(paidDifference(delivered([weighed({ product: apples(350) }), gone]))).toBeUndefined();
  });

  it("the lines' differences are the total's, and the lines' estimates what was ordered", () => {
    const line = fc.record({
      price: fc.integer({ min: 1, max: 9999 }),
      ordered: fc.integer({ min: 50, max: 5000 }),
      given: fc.integer({ min: 50, max: 6000 }),
      fate: fc.constantFrom("given", "missing", "replaced"),
      before: fc.integer({ min: 0, max: 9999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 0, max: 900 }), (lines, fee) => {
        const items = lines.map(
          ({ price, ordered, given, fate, before }, index): OrderItem => ({
            id: index + 1,
            product: apples(price),
            quantity: { by: "weight", value: ordered },
            given,
            total: fate === "missing" ? 0 : priceOfGrams(price, given),
            ...(fate === "missing" && { missing: true as const }),
            ...(fate === "replaced" && { replaced: { name: "Pere", total: before } }),
          }),
        );
        const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);
        const wasToCost = lines.map(({ price, ordered, fate, before }) =>
          fate === "replaced" ? before : priceOfGrams(price, ordered),
        );
        const total = sum(items.map((item) => item.total)) + fee;
        const told = paidDifference(delivered(items, total));
        expect(told?.estimated ?? total).toBe(sum(wasToCost) + fee);
        expect(sum((told?.lines ?? []).map(({ paid, estimated }) => paid - estimated))).toBe(
          total - (told?.estimated ?? total),
        );
        expect(told?.difference ?? 0).toBe(total - (told?.estimated ?? total));
      }),
    );
  });
});
