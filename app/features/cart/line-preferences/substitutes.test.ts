import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { EbsnError } from "~/ebsn/errors";
import { sampleItem } from "~/lib/testing/sample-cart";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import type { Listing } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { testShop } from "~/platform/testing/test-shop";
import { nearestSubstitutes, substitutesFor } from "./substitutes";

const at = (id: number, name: string, now: number, more: Partial<Product> = {}) =>
  sampleProduct({ id, name, price: { now, per: "pz" }, ...more });
const fusilli = at(7, "Fusilli", 149);
const kind = [
  fusilli,
  at(8, "Penne", 199),
  at(9, "Mezze maniche", 139),
  at(10, "Rigatoni", 150, { soldOut: true }),
  at(11, "Pasta sfusa", 149, { rule: loose, price: { now: 149, per: "kg" } }),
  at(12, "Farfalle", 159),
  at(13, "Farfalle", 158),
  at(14, "Paccheri", 399),
];

const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);

describe("the products that may stand in for one", () => {
  // spec again: a substitute chosen line by line <- app/features/cart/line-preferences/substitutes.ts, app/features/cart/line-preferences/if-missing-group.tsx, app/ebsn/cart/line-preferences.ts, app/features/orders/order/line-view.ts
  it("are three of its kind, named alike first, then nearest in price, each once", () => {
    expect(namesOf(nearestSubstitutes(fusilli, kind))).toEqual([
      "Farfalle, 500 g",
      "Mezze maniche, 500 g",
      "Penne, 500 g",
    ]);
    const paper = at(20, "Carta igienica 2 veli", 299);
    const papers = [
      at(21, "Veline", 289),
      at(22, "Carte da forno", 298),
      at(23, "Carta igienica 3 veli", 459),
    ];
    expect(namesOf(nearestSubstitutes(paper, papers))).toEqual([
      "Carta igienica 3 veli, 500 g",
      "Carte da forno, 500 g",
      "Veline, 500 g",
    ]);
    expect(nearestSubstitutes(sampleProduct({ price: undefined }), kind)).toEqual([]);
  });

  it("include the line's own substitute, alone if the catalogue fails", async () => {
    const item = sampleItem(fusilli, { substitute: "Orzo, 1 kg" });
    const paging = { page: 1, pages: 1, pageSize: 24, items: kind.length };
    const shopOf = (listing: () => Promise<Listing>) => testShop({ ebsn: { catalog: { listing } } }).shop;
    expect(
      await substitutesFor(
        shopOf(async () => ({ products: kind, paging, facets: [] })),
        item,
      ),
    ).toEqual([{ name: "Orzo, 1 kg" }, { name: "Farfalle, 500 g" }, { name: "Mezze maniche, 500 g" }]);
    const down = shopOf(() => Promise.reject(new EbsnError("down", "products")));
    expect(await substitutesFor(down, item)).toEqual([{ name: "Orzo, 1 kg" }]);
  });

  // spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart <- app/features/cart/line-preferences/substitutes.ts
  it("say which of the chosen allergens they hold", async () => {
    const products = [
      at(8, "Penne", 150, { allergens: "Contiene uova" }),
      at(9, "Mezze maniche", 139, { allergens: "Contiene: glutine" }),
    ];
    const paging = { page: 1, pages: 1, pageSize: 24, items: 2 };
    const { shop } = testShop({
      ebsn: { catalog: { listing: async () => ({ products, paging, facets: [] }) } },
    });
    const said = (chosenAllergens: "eggs"[]) =>
      substitutesFor(
        { ...shop, t: translatorFor(tenants.loggia, "it"), chosenAllergens },
        sampleItem(fusilli),
      );
    expect(await said(["eggs"])).toEqual([
      { name: "Penne, 500 g", allergenWarning: "Contiene uova" },
      { name: "Mezze maniche, 500 g" },
    ]);
    expect(await said([])).toEqual([{ name: "Penne, 500 g" }, { name: "Mezze maniche, 500 g" }]);
  });

  // spec law: a statement of allergens is read as it stands: what is missing, denied or not understood never counts as without <- app/features/cart/line-preferences/substitutes.ts
  it("mark unknown allergens, and join the warnings of goods with the same name", async () => {
    const products = [
      at(8, "Penne", 150, { allergens: "Contiene uova" }),
      at(9, "Penne", 151, { allergens: "Contiene: glutine" }),
      at(12, "Farfalle", 190, { allergens: undefined }),
    ];
    const paging = { page: 1, pages: 1, pageSize: 24, items: 3 };
    const { shop } = testShop({
      ebsn: { catalog: { listing: async () => ({ products, paging, facets: [] }) } },
    });
    const said = (chosenAllergens: "eggs"[]) =>
      substitutesFor(
        { ...shop, t: translatorFor(tenants.loggia, "it"), chosenAllergens },
        sampleItem(fusilli, { substitute: "Orzo, 1 kg" }),
      );
    expect(await said(["eggs"])).toEqual([
      { name: "Orzo, 1 kg", allergensUnknown: true },
      { name: "Penne, 500 g", allergenWarning: "Contiene uova" },
      { name: "Farfalle, 500 g", allergensUnknown: true },
    ]);
    expect((await said([])).filter(({ allergensUnknown }) => allergensUnknown)).toEqual([]);
  });
});
