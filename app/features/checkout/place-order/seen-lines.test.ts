import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { sampleProduct } from "~/lib/testing/sample-product";
import { changedTotals, seenLines } from "./seen-lines";

const shop = { t: translatorFor(tenants.loggia, "it"), locale: "it" as const };
const line = (itemId: number, name: string, total: number) =>
  sampleItem(sampleProduct({ name }), { itemId, total });
const before = sampleCart({ items: [line(1, "Latte", 109), line(2, "Pane", 250)], total: 359 });

it("W3: names each line that costs something else than was shown, and the total, from what to what", () => {
  const now = sampleCart({ items: [line(1, "Latte", 116), line(2, "Pane", 250)], total: 366 });
  expect(changedTotals(shop, now, { seen: seenLines(before), total: before.total })).toBe(
    "Latte: prima 1,09\u00a0€, ora 1,16\u00a0€. Il totale è cambiato da quando l'hai visto: era 3,59\u00a0€, ora è 3,66\u00a0€. Controllalo e conferma.",
  );
});

it("W3: names no line that was not shown, whatever the form says", () => {
  const now = sampleCart({ items: [line(3, "Uova", 300)], total: 659 });
  for (const seen of [seenLines(before), "", "x.y,,3", "3.-1"])
    expect(changedTotals(shop, now, { seen, total: 359 }), seen).not.toContain("Uova");
});
