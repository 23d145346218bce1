import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import { linesBeyond } from "./card-lines";
import { cardView } from "./card-view";

const it_ = translatorFor(tenants.loggia, "it");
const lines = (more: Parameters<typeof sampleProduct>[0]) =>
  linesBeyond(cardView(sampleProduct(more), it_, "it"));
const price = { now: 298, per: "pz", unit: { cents: 596, unit: "kg" } } as const;
const plain = { name: "Latte intero", price, promo: undefined, rule: pieces };

describe("the lines a card has", () => {
  it("are one at the least", () => {
    expect(lines({ ...plain, price: { now: 298, per: "pz" } })).toBe(1);
  });

  it("count what is written small: unit price, last day of a promo, few left", () => {
    expect(lines(plain)).toBe(1);
    const promo = { percent: 20, label: "Sconto", until: "2026-10-13", kind: "discount" } as const;
    expect(lines({ ...plain, promo })).toBe(2);
    expect(lines({ ...plain, promo, left: 2 })).toBe(3);
  });

  it("count names beyond their two lines, up to where they are cut", () => {
    expect(lines({ ...plain, name: "Panna cotta" })).toBe(1);
    expect(lines({ ...plain, name: "Formaggio a cubetti per insalata" })).toBe(2);
    expect(lines({ ...plain, name: "Latte microfiltrato parzialmente scremato BIO" })).toBe(3);
    expect(lines({ ...plain, name: "Latte ".repeat(40) })).toBe(3);
  });

  it("count the range of loose goods twice", () => {
    expect(lines({ ...plain, rule: loose, weighed: true, price: { now: 298, per: "kg" } })).toBe(2);
  });
});
