import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { noWords, stapleVocabulary, withTexts } from "~/lib/words/vocabulary";
import type { ListingQuery } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { product } from "~/features/search/testing/samples";
import { searchAsker } from "./ask-search";

const words = withTexts(noWords, ["Latte fresco", "Mozzarella di bufala", "Mele golden", "Carta casa"]);

/** A shop that finds products whose name contains the letters of every word. */
function shopOf(goods: readonly Product[], most = 1000) {
  const listing = vi.fn(async ({ q = "", page = 1, pageSize = 24 }: ListingQuery) => {
    const size = Math.min(most, pageSize);
    const found = goods.filter(({ name }) =>
      q
        .toLowerCase()
        .split(" ")
        .every((word) => name.toLowerCase().includes(word)),
    );
    return {
      products: found.slice((page - 1) * size, page * size),
      paging: { page, pages: Math.ceil(found.length / size), items: found.length, pageSize: size },
      facets: [],
    };
  });
  const tenant = { synonyms: { blu: "carta casa" } };
  return { tenant, vocabulary: async () => words, ebsn: { catalog: { listing, tree: async () => [] } } };
}
const goodsOf = (...names: string[]) => names.map((name, index) => product(index + 1, name));
const namesOf = ({ products }: { products: Product[] }) => products.map(({ name }) => name);

describe("a search", () => {
  // spec again: V4 a search shows what people mean: 200 queries, the product expected among the first three
  test("puts the thing itself before what mentions it, is another form of it, or is sold out", async () => {
    const goods = goodsOf("Latte in polvere", "Panino al latte", "Latte condensato", "Latte fresco intero");
    const found = await searchAsker(
      shopOf([...goods, { ...product(9, "Latte"), soldOut: true }]),
      "latte",
    )({ q: "latte" });
    expect(namesOf(found)[0]).toBe("Latte fresco intero");
    expect(namesOf(found).indexOf("Panino al latte")).toBeGreaterThan(2);
  });

  // spec again: V4 a search shows what people mean: 200 queries, the product expected among the first three
  test.each([
    ["arance da spremuta", "Arance da spremuta in rete", "Spremuta fresca di arancia"],
    ["latte", "Latte fresco scremato", "Latte di capra fresco"],
    ["latte", "Latte scremato", "Latte al cacao"],
  ])("%s is %s before %s, whichever the backend has first", async (typed, meant, other) => {
    const found = await searchAsker(shopOf(goodsOf(other, meant)), typed)({ q: "a" });
    expect(namesOf(found)).toEqual([meant, other]);
  });

  test.each([
    ["pasta", ["Pasta", "Pasta di semola"], "Conchiglie n.44", ["Uova e pasta fresca"], "Pasta frolla"],
    ["verdura", ["Frutta", "Verdura"], "Zucchine", ["Frutta", "Pronti e confezionati"], "Verdure grigliate"],
  ])("%s is what stands in %s", async (typed, above, meant, elsewhere, other) => {
    const crumbsOf = (names: readonly string[]) => names.map((name, id) => ({ id, name, slug: name }));
    const goods = [
      { ...product(1, other), crumbs: crumbsOf(elsewhere) },
      { ...product(2, meant), crumbs: crumbsOf(above) },
    ];
    expect(namesOf(await searchAsker(shopOf(goods), typed)({ q: "" }))).toEqual([meant, other]);
  });

  // spec again: V4 a corrected word is said, and can be undone <- app/features/relevance/ask-search.ts, app/features/relevance/read-query.ts, app/features/search/results/other-words.tsx
  test("searches a second time, once, without results, and names the words used", async () => {
    const shop = shopOf(goodsOf("Mozzarella"));
    expect(await searchAsker(shop, "mozarela")({ q: "mozarela" })).toMatchObject({
      searchedInstead: "mozzarella",
      products: [{ name: "Mozzarella" }],
      paging: { items: 1, pages: 1 },
    });
    expect(shop.ebsn.catalog.listing).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["mozzarella golden", "mozzarella", ["Mozzarella", "Mozzarella di bufala"]],
    ["mozzarella bufola", "mozzarella bufala", ["Mozzarella di bufala", "Mozzarella"]],
    ["mozzarella xyzxyz", "mozzarella", ["Mozzarella", "Mozzarella di bufala"]],
  ])("searches the thing alone for %s, with the best guess first", async (typed, said, names) => {
    const shop = shopOf(goodsOf("Mozzarella", "Mozzarella di bufala", "Mele golden"));
    const found = await searchAsker(shop, typed)({ q: typed });
    expect(namesOf(found)).toEqual(names);
    expect(found.searchedInstead).toBe(said);
    expect(shop.ebsn.catalog.listing).toHaveBeenCalledTimes(2);
  });

  test("is not corrected where the words are wanted as they are, or are found", async () => {
    const shop = shopOf(goodsOf("Mozzarella", ...Array.from({ length: 6 }, () => "Mozarela")));
    const literal = await searchAsker(shopOf(goodsOf("Mozzarella")), "mozarela", { literal: true })({
      q: "mozarela",
    });
    expect(literal).toMatchObject({ products: [] });
    expect(literal.searchedInstead).toBeUndefined();
    expect(await searchAsker(shop, "mozarela")({ q: "mozarela" })).not.toHaveProperty("searchedInstead");
    expect(shop.ebsn.catalog.listing).toHaveBeenCalledTimes(1);
  });

  test("keeps what it found beside what other words find", async () => {
    const goods = goodsOf("Succo di mela", "Mele golden", "Mele fuji");
    const found = await searchAsker(shopOf(goods), "mela")({ q: "mela" });
    expect(namesOf(found)).toEqual(["Mele golden", "Mele fuji", "Succo di mela"]);
    expect(found).toMatchObject({ searchedBesides: "mele", paging: { items: 3 } });
  });

  test("shows what it found where the second question fails", async () => {
    const shop = shopOf(goodsOf("Succo di mela"));
    const { listing } = shop.ebsn.catalog;
    shop.ebsn.catalog.listing = vi.fn(async (query: ListingQuery) => {
      if (query.q !== "mela") throw new EbsnError("down", "products");
      return listing(query);
    });
    expect(namesOf(await searchAsker(shop, "mela")({ q: "mela" }))).toEqual(["Succo di mela"]);
  });

  test("knows goods by the chain's synonyms, then by those of all", async () => {
    const shop = shopOf(goodsOf("Carta casa"));
    for (const typed of ["blu", "scottex"])
      expect(namesOf(await searchAsker(shop, typed)({ q: typed }))).toEqual(["Carta casa"]);
  });

  test("knows synonyms by their sound, and mends the words beside them", async () => {
    const shop = shopOf(goodsOf("Carta casa", "Carta casa golden", "Mozzarella di bufala"));
    expect(namesOf(await searchAsker(shop, "scotex")({ q: "scotex" }))[0]).toBe("Carta casa");
    const beside = await searchAsker(shop, "scottex goldn")({ q: "scottex goldn" });
    expect(beside).toMatchObject({
      searchedInstead: "carta casa golden",
      products: [{ name: "Carta casa golden" }, { name: "Carta casa" }],
    });
  });

  test("takes a wrong letter for the reason where the chain says the synonym's words, too", async () => {
    const shop = shopOf(goodsOf("Parmigiano DOP grattugiato"));
    const vocabulary = async () => withTexts(noWords, ["Parmigiano reggiano DOP", "Formaggio grattugiato"]);
    const typed = "parmigiano grattuggiato";
    expect(await searchAsker({ ...shop, vocabulary }, typed)({ q: typed })).toMatchObject({
      searchedInstead: "parmigiano grattugiato",
      products: [{ name: "Parmigiano DOP grattugiato" }],
    });
  });
});

describe("a word that is no mistake", () => {
  const vocabulary = async () =>
    withTexts(stapleVocabulary(), ["Carote", "Sughi", "Panna fresca", "Vino bianco"]);
  const asking = async (typed: string, goods: readonly Product[], didYouMean?: string) => {
    const shop = { ...shopOf(goods), vocabulary };
    const { listing } = shop.ebsn.catalog;
    const asked: (string | undefined)[] = [];
    shop.ebsn.catalog.listing = vi.fn(async (query: ListingQuery) => {
      asked.push(query.q);
      const found = await listing(query);
      return found.products.length === 0 ? { ...found, didYouMean } : found;
    });
    return { found: await searchAsker(shop, typed)({ q: typed }), asked };
  };

  // spec again: V4 a word that is no mistake is not corrected, sold or not
  test("is not corrected even if the backend suggests a word", async () => {
    const { found, asked } = await asking("cerotti", goodsOf("Carote"), "carote");
    expect(found.products).toEqual([]);
    expect(found.didYouMean).toBeUndefined();
    expect(asked).toEqual(["cerotti"]);
  });
  test("is not corrected where goods bear it", async () => {
    const { found } = await asking("carate", goodsOf("Carate al forno", "Carote", "Carote viola"));
    expect(namesOf(found)).toEqual(["Carate al forno"]);
  });
  test("is not left out if a product contains all the words", async () => {
    const { asked } = await asking("vino xyzxyz", goodsOf("Vino di xyzxyz", "Vino bianco"));
    expect(asked).toEqual(["vino xyzxyz"]);
  });
  test("is no other thing that is called almost so", async () => {
    const { found } = await asking("panni", goodsOf("Panna fresca", "Panni multiuso"));
    expect(namesOf(found)).toEqual(["Panni multiuso"]);
  });
  test("is not searched alone where it tells what a thing is like", async () => {
    const { found } = await asking("xyzxyz bianco", goodsOf("Vino bianco"));
    expect(found.products).toEqual([]);
  });
  // spec again: V4 two words that are one, and one that a synonym says twice <- app/features/relevance/read-query.ts
  test.each([
    ["salva slip", "salvaslip"],
    ["parmiggiano regiano", "parmigiano reggiano"],
  ])("%s is sought as %s", async (typed, meant) => {
    expect((await asking(typed, goodsOf("Altro"))).asked).toEqual([typed, meant]);
  });
  // spec again: V4 of words that no good bears together those stay that some bear <- app/features/relevance/ask-search.ts
  test("stays beside the thing where goods bear both", async () => {
    const goods = goodsOf("Fesa di tacchino", "Fesa di vitello");
    const { found } = await asking("fesa tacchino affettata", goods);
    expect(found.searchedInstead).toBe("fesa tacchino");
    expect(namesOf(found)).toEqual(["Fesa di tacchino", "Fesa di vitello"]);
  });
  test("is shown with its accents", async () => {
    const { found } = await asking("caffè zucchero", goodsOf("Caffè macinato", "Zucchero"));
    expect(found.searchedInstead).toBe("caffè");
  });
  // spec again: V4 "senza" is not said without what is missing <- app/features/relevance/ask-search.ts
  test("drops senza if no product is without the thing", async () => {
    const { found } = await asking("pane senza sale", goodsOf("Pane integrale", "Pane senza glutine"));
    expect(found.searchedInstead).toBe("pane");
  });
  // spec again: V4 a brand that the chain has comes before what others call so <- app/features/relevance/ask-search.ts
  test("is the brand itself where the chain has it", async () => {
    const { found } = await asking("nutella", goodsOf("Crema nocciole", "Crema nocciole bio", "Nutella"));
    expect(namesOf(found)[0]).toBe("Nutella");
    expect(found.searchedBesides).toBe("crema nocciole");
  });
  // spec again: V4 a synonym is said by the name, whatever the department is called <- app/features/relevance/nearness.ts
  test("means what a chain calls so before what stands in a department of that name", async () => {
    const kitchen = [{ id: 1, name: "Cucina", slug: "cucina" }];
    const goods = goodsOf(...Array.from({ length: 6 }, () => "Carta forno"), "Carta casa");
    const crumbs = goods.map((good) => ({ ...good, name: `${good.name} cucina`, crumbs: kitchen }));
    const { found } = await asking("carta cucina", crumbs);
    expect(namesOf(found)[0]).toBe("Carta casa cucina");
  });
});

describe("pages of a search", () => {
  const many = goodsOf(
    ...Array.from({ length: 230 }, (_, index) => `${index % 3 ? "Latte" : "Panino al latte"} ${index}`),
  );
  const pagesOf = async (goods: readonly Product[], typed: string, most?: number) => {
    const seen: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await searchAsker(shopOf(goods, most), typed)({ q: typed, page });
      pages = found.paging.pages;
      seen.push(...found.products.map(({ id }) => id));
    }
    return seen;
  };

  // spec again: V4 the pages of a search that is put in order have each product once <- app/features/relevance/windows.ts
  test.each([undefined, 50, 24])(
    "have each product once, from a backend that gives %s at a time",
    async (most) => {
      const seen = await pagesOf(many, "latte", most);
      expect(seen).toHaveLength(230);
      expect(new Set(seen).size).toBe(230);
    },
  );

  test("have each product once, and lose no product found as typed", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("Mela", "Mele", "Succo di mela", "Latte"), { maxLength: 300, size: "max" }),
        async (names) => {
          const goods = goodsOf(...names);
          const seen = await pagesOf(goods, "mela");
          expect(new Set(seen).size).toBe(seen.length);
          const typed = goods.filter(({ name }) => /\bmela\b/i.test(name)).map(({ id }) => id);
          expect(typed.filter((id) => !seen.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    ));

  test("sorted by the shopper keep the backend's order", async () => {
    const found = await searchAsker(shopOf(many), "latte")({ q: "latte", sort: "price_asc", page: 2 });
    expect(found.products.map(({ id }) => id)).toEqual(many.slice(24, 48).map(({ id }) => id));
  });
});

test("a search never fails for any text", () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (q) => {
      await expect(searchAsker(shopOf(goodsOf("Latte")), q)({ q })).resolves.toBeDefined();
    }),
  ));
