import { describe, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { translatorFor } from "~/i18n/server";
import { pieces } from "~/lib/testing/sample-product";
import { noWords } from "~/lib/words/vocabulary";
import type { Product } from "~/model/product";
import { listing, product, tree } from "../testing/samples";
import { findSuggestions } from "./find-suggestions";

const shopOf = (products: Product[]) => ({
  t: translatorFor(tenants.loggia, "it"),
  locale: "it" as const,
  chosenAllergens: [],
  tenant: tenants.loggia,
  vocabulary: async () => noWords,
  ebsn: { catalog: { tree: vi.fn(async () => tree), listing: vi.fn(async () => listing(products)) } },
});

describe("suggestions", () => {
  const many = Array.from({ length: 8 }, (_, index) => product(index + 1, `Latte ${index}`));

  test("past words, departments and products: eight at most", async () => {
    const found = await findSuggestions(shopOf(many), "lat", ["latte fresco", "pane", "latte", "lattuga"]);
    expect(found.map(({ kind }) => kind)).toEqual([
      ...["word", "word", "category", "category"],
      ...["product", "product", "product", "product"],
    ]);
    expect(found[2]).toEqual({ kind: "category", text: "Latte e yogurt", href: "/category/latte-e-yogurt" });
    expect(found[4]).toEqual({
      kind: "product",
      text: "Latte 0",
      note: "Alpe Serena, 1 l",
      price: "1,39\u00a0€",
      image: "https://shop.example/1.svg",
      href: "/product/p-1",
      add: { id: 1, name: "Latte 0", brand: "Alpe Serena", pack: "1 l", rule: pieces },
    });
  });

  // spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart <- app/features/search/suggest/find-suggestions.ts
  test("a product says first which of the chosen allergens it holds: it is added from there", async () => {
    const cheese = { ...product(1, "Taleggio"), allergens: "Contiene latte" };
    const shop = { ...shopOf([cheese]), chosenAllergens: ["milk" as const] };
    expect(await findSuggestions(shop, "taleggio", [])).toMatchObject([
      { note: "Contiene latte · Alpe Serena, 1 l" },
    ]);
  });

  // spec law: a unit price on every offer, told by the backend or from what the pack holds <- app/features/search/suggest/find-suggestions.ts, app/features/lists/list/load-list.ts
  test("a product's price stands beside its unit price", async () => {
    const pasta = {
      ...product(1, "Fusilli"),
      price: { now: 149, per: "pz", unit: { cents: 298, unit: "kg" } },
    } as const;
    const [found] = await findSuggestions(shopOf([pasta]), "fusilli", []);
    expect(found).toMatchObject({ price: "1,49\u00a0€", note: "Alpe Serena, 1 l, 2,98\u00a0€/kg" });
  });

  // spec operator: a chain without anonymous prices shows its goods everywhere, and asks for the login for prices <- app/features/search/suggest/find-suggestions.ts, app/ebsn/transport/transport.ts
  test("X17: goods without a price are suggested without one", async () => {
    const [found] = await findSuggestions(
      shopOf([{ ...product(1, "Fusilli"), price: undefined }]),
      "fusilli",
      [],
    );
    expect(found).toMatchObject({ text: "Fusilli", note: "Alpe Serena, 1 l", href: "/product/p-1" });
    expect(found).toHaveProperty("price", undefined);
  });

  test("shows past words for an empty field, and sends no request for unreadable input", async () => {
    const shop = shopOf(many);
    expect(await findSuggestions(shop, " ", ["pane"])).toEqual([
      { kind: "word", text: "pane", href: "/search?query=pane" },
    ]);
    expect(await findSuggestions(shop, "p", ["pane", "latte"])).toHaveLength(1);
    for (const typed of ["l", "%_'\"<>", "🍕", "a".repeat(300)])
      expect(await findSuggestions(shop, typed, [])).toEqual([]);
    expect(shop.ebsn.catalog.listing).not.toHaveBeenCalled();
  });

  test("a backend that is down leaves out only its own lines", async () => {
    const shop = shopOf(many);
    shop.ebsn.catalog.listing.mockRejectedValue(new EbsnError("down", "products"));
    expect((await findSuggestions(shop, "latte", ["latte"])).map(({ kind }) => kind)).toEqual([
      "word",
      "category",
      "category",
    ]);
  });
});
