import { describe, expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { noWords, withTexts } from "~/lib/words/vocabulary";
import type { Listing, ListingQuery } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { sampleProduct } from "~/lib/testing/sample-product";
import { matchLines } from "./match";

const named = (name: string, more: Partial<Product> = {}) => sampleProduct({ name, ...more });
const lines = (...words: string[]) => words.map((word) => ({ typed: word, words: word }));

const shopWith = (listing: (query: ListingQuery) => Promise<Listing>) => ({
  tenant: { synonyms: {} },
  vocabulary: async () => withTexts(noWords, ["Burro"]),
  ebsn: { catalog: { listing, tree: async () => [] } },
});

function shelf(answers: Record<string, Partial<Listing> | "down">) {
  const state = { running: 0, most: 0, asked: [] as string[] };
  async function listing({ q = "" }: ListingQuery): Promise<Listing> {
    state.asked.push(q);
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await Promise.resolve();
    state.running -= 1;
    const found = answers[q] ?? {};
    if (found === "down") throw new EbsnError("down", "products");
    return { products: [], paging: { page: 1, pages: 1, items: 0, pageSize: 8 }, facets: [], ...found };
  }
  return { shop: shopWith(listing), state };
}

describe("finding the lines of a list", () => {
  // spec §2.1: /lista-veloce: a written list, matched, confirmed and added at once
  it("offers at most three products in the shop's order, without sold-out goods", async () => {
    const products = ["a", "b", "c", "d", "e"].map((name) => named(name, { soldOut: name === "b" }));
    const [match] = await matchLines(shelf({ latte: { products } }).shop, lines("latte"));
    expect(match?.products.map(({ name }) => name)).toEqual(["a", "c", "d"]);
  });

  it("tries a near word, else those that the chain knows, and says so", async () => {
    const { shop } = shelf({
      laate: { didYouMean: "latte" },
      latte: { products: [named("Latte")] },
      "burro di yak": {},
      burro: { products: [named("Burro")] },
    });
    const matches = await matchLines(shop, lines("laate", "burro di yak", "xyz"));
    expect(matches.map(({ searchedInstead, products }) => [searchedInstead, products.length])).toEqual([
      ["latte", 1],
      ["burro", 1],
      [undefined, 0],
    ]);
  });

  it("keeps the order of the lines and asks a few at once", async () => {
    const many = Array.from({ length: 40 }, (_, index) => `riga${index}`);
    const { shop, state } = shelf(
      Object.fromEntries(many.map((word) => [word, { products: [named(word)] }])),
    );
    const matches = await matchLines(shop, lines(...many));
    expect(matches.map(({ products }) => products[0]?.name)).toEqual(many);
    expect(state.most).toBeLessThanOrEqual(6);
  });

  it("says of a line alone that its search failed", async () => {
    const { shop } = shelf({ latte: "down", pane: { products: [named("Pane")] } });
    const matches = await matchLines(shop, lines("latte", "pane"));
    expect(matches.map(({ failed }) => failed)).toEqual([true, undefined]);
    expect(await matchLines(shop, lines("latte"))).toMatchObject([{ failed: true }]);
  });

  // spec attacked: F11 one deadline for the whole request
  it("F11: searches equal words once, and a limited number of similar words", async () => {
    const { shop, state } = shelf({ latte: { products: [named("Latte")] } });
    await matchLines(shop, lines(...Array.from({ length: 40 }, () => "Latte"), "latte"));
    expect(state.asked).toEqual(["latte"]);
    state.asked.length = 0;
    await matchLines(shop, lines(...Array.from({ length: 40 }, (_, index) => `ignoto${index} frutto`)));
    expect(state.asked).toHaveLength(50);
  });

  it("searches again for a line without results after many lines with few results", async () => {
    const few = Array.from({ length: 20 }, (_, index) => `ceci${index}`);
    const { shop, state } = shelf({
      ...Object.fromEntries(
        few.map((word) => [word, { products: [named(`${word} lessi`)], didYouMean: `${word}x` }]),
      ),
      laate: { didYouMean: "latte" },
      latte: { products: [named("Latte")] },
    });
    const matches = await matchLines(shop, lines(...few, "laate"));
    expect(matches.at(-1)?.searchedInstead).toBe("latte");
    expect(state.asked).toHaveLength(21 + 4 + 1);
  });

  // spec attacked: F11 one deadline for the whole request
  it("F11: stops at its timeout and marks the lines not found by then as failed", async () => {
    const controller = new AbortController();
    const asked: string[] = [];
    const { shop } = shelf({ pane: { products: [named("Pane")] } });
    const never = new Promise<Listing>(() => undefined);
    const listing = ({ q = "" }: ListingQuery): Promise<Listing> => {
      asked.push(q);
      return q === "pane" ? shop.ebsn.catalog.listing({ q }) : never;
    };
    const many = Array.from({ length: 39 }, (_, index) => `lento${index}`);
    const matching = matchLines(shopWith(listing), lines("pane", ...many), controller.signal);
    await Promise.resolve();
    setTimeout(() => controller.abort());
    const matches = await matching;
    expect(matches.map(({ failed }) => failed === true)).toEqual([false, ...many.map(() => true)]);
    expect(asked.length).toBeLessThan(10);
  });
});
