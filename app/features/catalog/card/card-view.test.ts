import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { limitTexts } from "./limits";
import { euroNumber } from "./price-view";
import { loose, pieces, sampleProduct } from "~/lib/testing/sample-product";
import type { Product } from "~/model/product";
import { cardView } from "./card-view";

const it_ = translatorFor(tenants.loggia, "it");
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const card = (more: Parameters<typeof sampleProduct>[0] = {}) =>
  cardView(sampleProduct(more), { t: it_, locale: "it", chosenAllergens: [] });

describe("a product's card", () => {
  // spec §2.1: /product/{slug} <- app/features/catalog/product/routes/product.tsx
  // spec catalogue: §3 Product: name, brand, pack, price, unit price, new, highlight, sold out, left, classes, vendor, warehouse
  it("shows price and unit price of a piece", () => {
    const { price } = card();
    expect([plain(price?.now), plain(price?.unit), price?.standard, price?.saving]).toEqual([
      "1,49 €",
      "2,98 €/kg",
      undefined,
      undefined,
    ]);
  });

  // spec catalogue: §3 price before, only during a promo; warehousePromo.view header, body, footer as plain words; its last day
  it("U25: shows the saving on the badge, the promo's last day and the struck price", () => {
    const view = card({
      price: { now: 99, standard: 220, per: "pz", unit: { cents: 198, unit: "kg" } },
      promo: { percent: 55.005, label: "Sconto", until: "2026-10-13", kind: "discount" },
    });
    expect(plain(view.price?.saving)).toBe("fino al 13 ott");
    expect(plain(view.badges?.[0]?.text)).toBe("-55 %");
    expect(plain(view.price?.standard)).toBe("2,20 €");
    expect(view.badges?.[0]?.kind).toBe("promo");
  });

  // spec law: the lowest price of the last 30 days beside each reduced price, where the backend tells it
  it("says the lowest price of thirty days in words, of a weighed pack what the pack came to", () => {
    const lowest = (price: Product["price"]) => {
      const shown = card({ price }).price;
      return [plain(shown?.lowest), plain(shown?.lowestTitle)];
    };
    expect(lowest({ now: 99, standard: 120, lowest: 120, per: "pz" })).toEqual([
      "Min. 30 gg: 1,20 €",
      "Prezzo più basso in 30 giorni: 1,20 €",
    ]);
    expect(lowest({ now: 1000, standard: 1280, lowest: 1280, per: "kg", packGrams: 250 })).toEqual([
      "Min. 30 gg: 3,20 €",
      "Prezzo più basso in 30 giorni: 3,20 €",
    ]);
    expect(lowest({ now: 99, standard: 120, per: "pz" })).toEqual([undefined, undefined]);
  });

  // spec catalogue: §3 price before, only during a promo; warehousePromo.view header, body, footer as plain words; its last day
  it("uses the promo's own words when it names no percentage", () => {
    const view = card({ promo: { label: "3x2", kind: "multi" } });
    expect([view.badges?.[0]?.text, view.price?.saving]).toEqual(["3x2", undefined]);
  });

  it("writes a promo's own words once, on the badge or below the price", () => {
    const promo = { label: "OFFERTA VOLANTINO", kind: "volantino" };
    const low = { label: "PIÙ BASSI SEMPRE", kind: "piubassi" };
    const said = (more: Parameters<typeof card>[0]) => {
      const { badges, price } = card(more);
      return [badges?.[0]?.text, price?.saving];
    };
    expect(said({ promo })).toEqual(["Volantino", undefined]);
    expect(said({ promo: { ...promo, until: "2026-10-13" } })).toEqual(["Volantino", "fino al 13 ott"]);
    expect(said({ promo: low })).toEqual([undefined, "PIÙ BASSI SEMPRE"]);
    expect(said({ promo: { ...low, until: "2026-10-13" } })).toEqual([
      undefined,
      "PIÙ BASSI SEMPRE, fino al 13 ott",
    ]);
    expect(said({ promo: { ...promo, label: "" } })).toEqual(["Offerta", undefined]);
    expect(said({ promo: { ...promo, percent: 20 } })).toEqual(["-20\u00a0%", undefined]);
  });

  // spec catalogue: Weighed goods: quantity, its price and the estimate as a range with the reason, on cards and cart lines
  it("shows what a pack of varying weight costs, about, and at most", () => {
    const { price } = card({
      price: { now: 1280, per: "kg", packGrams: 250 },
      rule: { ...pieces, by: "pack" },
      weighed: true,
    });
    expect([plain(price?.now), price?.approx, plain(price?.unit)]).toEqual(["3,20 €", true, "12,80 €/kg"]);
    expect(plain(price?.range)).toBe("circa 250 g: 3,20–3,52 €");
  });

  // spec catalogue: Weighed goods: quantity, its price and the estimate as a range with the reason, on cards and cart lines
  it("shows the kilogram of loose goods and what the first add costs", () => {
    const view = card({ price: { now: 298, per: "kg" }, rule: loose, weighed: true });
    expect([plain(view.price?.now), view.price?.per, view.unit]).toEqual(["2,98 €", "al kg", "kg"]);
    expect(plain(view.price?.range)).toBe("500 g: 1,49–1,64 €");
  });

  it("says what must be bought at once, and its price", () => {
    const crate = { ...pieces, multiple: 6, step: 6, min: 6, first: 6, max: 60, locked: true };
    const soldBy = (more: Parameters<typeof card>[0]) => plain(card(more).soldBy);
    expect(soldBy({ rule: { ...crate, packageName: "cassa da 6" } })).toBe("Si vende a casse da 6: 8,94 €");
    expect(soldBy({ rule: { ...pieces, min: 3, first: 3 } })).toBe("Almeno 3 pezzi: 4,47 €");
    expect([
      soldBy({}),
      soldBy({ rule: loose }),
      soldBy({ rule: { ...crate, max: 0 }, soldOut: true }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it("shows at most one badge on the picture, and other labels beside the pack", () => {
    const said = (more: Parameters<typeof card>[0]) => {
      const { badges, labels } = card(more);
      return [badges?.map(({ kind }) => kind), labels?.map(({ text }) => text)];
    };
    const promo = { label: "Sconto", percent: 20, kind: "discount" };
    expect(said({ isNew: true, highlight: true })).toEqual([["new"], ["In evidenza"]]);
    expect(said({ promo, isNew: true, classes: ["Bio"] })).toEqual([["promo"], ["Novità", "Bio"]]);
    expect(said({ highlight: true })).toEqual([undefined, ["In evidenza"]]);
    expect(said({})).toEqual([undefined, undefined]);
  });

  // spec catalogue: §3 Product: name, brand, pack, price, unit price, new, highlight, sold out, left, classes, vendor, warehouse
  it("names few last pieces and two classes in words", () => {
    const { few, labels } = card({ left: 2, classes: ["Bio", "Senza glutine", "Vegano"] });
    expect([few, labels?.map(({ text }) => text)]).toEqual(["Ultimi 2 pezzi", ["Bio", "Senza glutine"]]);
    expect(card({ left: 40 }).few).toBeUndefined();
  });

  it("does not say twice that loose goods are sold by the kilogram", () => {
    expect(card({ pack: "al kg", price: { now: 298, per: "kg" }, rule: loose }).pack).toBe("");
  });

  // spec catalogue: §3 Product: name, brand, pack, price, unit price, new, highlight, sold out, left, classes, vendor, warehouse
  it("leads from a sold-out product to its neighbours", () => {
    expect(card({ soldOut: true, rule: { ...pieces, max: 0 } }).similar).toBe("/category/dispensa/pasta");
    expect(card().similar).toBeUndefined();
  });

  it("prices structured data in euro with a full stop", () => {
    expect(euroNumber({ now: 5, per: "pz" })).toBe("0.05");
    expect(euroNumber({ now: 1280, per: "kg", packGrams: 250 })).toBe("3.20");
  });
});

describe("limits in words", () => {
  const limits = (more: Parameters<typeof sampleProduct>[0]) => limitTexts(sampleProduct(more), it_, "it");

  // spec catalogue: §3, §5 minimum, maximum, multiples, MULTI_PACK and packages explained in sentences <- app/features/catalog/card/limits.ts, app/features/catalog/card/package-texts.ts
  // spec again: T3: a maximum is one of a day <- app/features/catalog/card/card-view.ts
  it("T3: names minimum, package and the maximum of a day", () => {
    expect(limits({ rule: { ...pieces, min: 2, max: 8 } })).toEqual([
      "Almeno 2 pezzi",
      "Al massimo 8 pezzi al giorno",
    ]);
    expect(
      limits({
        rule: { ...pieces, multiple: 6, locked: true, min: 6, max: 60_000_000, packageName: "cassa da 6" },
      }),
    ).toEqual(["Si vende a casse da 6"]);
  });

  // spec catalogue: §3, §5 minimum, maximum, multiples, MULTI_PACK and packages explained in sentences
  it("says what is left when that is the limit", () => {
    expect(limits({ left: 3, rule: { ...pieces, max: 3 } })).toEqual(["Ne restano 3 pezzi"]);
  });

  // spec catalogue: §3, §5 minimum, maximum, multiples, MULTI_PACK and packages explained in sentences
  it("says where pieces become packages, and what a pack holds", () => {
    const crate = { ...pieces, multiple: 6, max: 60_000_000 };
    expect(limits({ rule: { ...crate, packageName: "cassa da 6" } })).toEqual([
      "Fino a 6 si vende a pezzi, poi a casse da 6",
    ]);
    expect(limits({ rule: crate })).toEqual(["Fino a 6 si vende a pezzi, poi a multipli di 6"]);
    expect(limits({ rule: { ...crate, locked: true } })).toEqual(["Si vende a multipli di 6 pezzi"]);
    expect(limits({ rule: { ...pieces, by: "pack", max: 1e9 }, piecesInside: 4 })).toEqual([
      "Ogni confezione ne contiene 4",
    ]);
  });

  it("explains loose goods", () => {
    expect(limits({ rule: { ...loose, max: 1e9 }, weighed: true })).toEqual([
      "Si parte da 500 g e si aggiunge 100 g per volta",
      "Un pezzo pesa circa 180 g",
      "Lo pesiamo quando prepariamo la spesa: il prezzo finale può cambiare di poco",
    ]);
    expect(limits({ rule: { ...loose, max: 1e9, pieceGrams: 2000 } })[1]).toBe("Un pezzo pesa circa 2 kg");
  });
});
