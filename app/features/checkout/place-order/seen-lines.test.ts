import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { sampleProduct } from "~/lib/testing/sample-product";
import { changedTotals, seenLines, shownTotals } from "./seen-lines";

const shop = { t: translatorFor(tenants.loggia, "it"), locale: "it" as const };
const line = (itemId: number, name: string, total: number) =>
  sampleItem(sampleProduct({ name, brand: "Alpe Serena", pack: "1 l" }), { itemId, total });
const before = sampleCart({ items: [line(1, "Latte", 109), line(2, "Pane", 250)], total: 359 });

it("W3: names each changed line and the total with the old and new amounts", () => {
  const now = sampleCart({ items: [line(1, "Latte", 116), line(2, "Pane", 250)], total: 366 });
  expect(changedTotals(shop, now, { lines: seenLines(before), total: before.total })).toBe(
    "Latte Alpe Serena 1 l: prima 1,09\u00a0€, ora 1,16\u00a0€. Il totale è cambiato da quando l'hai visto: era 3,59\u00a0€, ora è 3,66\u00a0€. Controllalo e conferma.",
  );
});

it("W3: names no line that was not shown, for any form value", () => {
  const now = sampleCart({ items: [line(3, "Uova", 300)], total: 659 });
  for (const lines of [seenLines(before), "", "x.y,,3", "3.-1"])
    expect(changedTotals(shop, now, { lines, total: 359 }), lines).not.toContain("Uova");
});

it("W3: counts the changed lines beyond those that a message has room for", () => {
  const all = (total: number) =>
    sampleCart({ items: [1, 2, 3, 4].map((id) => line(id, `Merce ${id}`, total)), total: total * 4 });
  const shown = { lines: seenLines(all(100)), total: 400 };
  const said = (most: number) => changedTotals(shop, all(110), shown, most);
  expect(said(2)).toContain(
    "Merce 2 Alpe Serena 1 l: prima 1,00\u00a0€, ora 1,10\u00a0€. Sono cambiati anche altri 2 prodotti.",
  );
  expect(said(2)).not.toContain("Merce 3");
  expect(said(3)).toContain("È cambiato anche un altro prodotto.");
  expect(said(4)).not.toContain("anche");
});

it("W3: says only that prices have changed where the form carried no amounts", () => {
  const form = new FormData();
  expect(changedTotals(shop, before, shownTotals(form))).toContain("Alcuni prezzi sono cambiati");
  form.set("cents", "300");
  expect(changedTotals(shop, before, shownTotals(form))).toContain("era 3,00\u00a0€, ora è 3,59\u00a0€");
});
