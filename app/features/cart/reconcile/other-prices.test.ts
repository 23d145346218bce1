import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleProduct } from "~/lib/testing/sample-product";
import { testShop } from "~/platform/testing/test-shop";
import { flashOtherPrices, pricesOf } from "./other-prices";

const good = (id: number, now: number) =>
  sampleProduct({ id, name: `Merce ${id}`, brand: "", pack: "", price: { now, per: "pz" } });

function say(shown: Record<number, number> | undefined, now: Record<number, number>): string[] {
  const { shop, done } = testShop();
  const products = Object.entries(now).map(([id, price]) => good(Number(id), price));
  flashOtherPrices(
    { ...shop, t: translatorFor(tenants.loggia, "it") },
    shown && pricesOf(Object.entries(shown).map(([id, price]) => good(Number(id), price))),
    [...products, ...products],
  );
  return done.flashes.map(({ text }) => text.replaceAll("\u00a0", " "));
}

const where = "Dove hai scelto di ricevere la spesa";

describe("W2: prices that differ from those shown before the place was chosen", () => {
  it.each([
    ["nothing was shown", undefined, { 1: 100 }, []],
    ["all stay", { 1: 100, 2: 200 }, { 1: 100, 2: 200 }, []],
    ["one was not shown", { 2: 200 }, { 1: 100, 2: 200 }, []],
    ["one rises", { 1: 109 }, { 1: 116 }, [`${where} Merce 1 costa di più: da 1,09 € a 1,16 €.`]],
    [
      "two rise and one falls",
      { 1: 109, 2: 200, 3: 300 },
      { 1: 116, 2: 210, 3: 290 },
      [
        `${where} costano di più: Merce 1 (da 1,09 € a 1,16 €), Merce 2 (da 2,00 € a 2,10 €).`,
        `${where} Merce 3 costa di meno: da 3,00 € a 2,90 €.`,
      ],
    ],
  ] as const)("%s", (_what, shown, now, said) => expect(say(shown, now)).toEqual(said));

  it("names as many as a message has room for", () => {
    const all = (price: number) => Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, price]));
    const [text, ...others] = say(all(100), all(110));
    expect(text).toContain("Merce 3 (da 1,00 € a 1,10 €) e altri 2");
    expect(others).toEqual([]);
  });
});
