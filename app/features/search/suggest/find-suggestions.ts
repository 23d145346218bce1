import { orElse } from "~/ebsn/or-else";
import type { AllergenShop } from "~/features/allergens/public.server";
import { cardViews, type CardView } from "~/features/catalog/public";
import type { Product } from "~/model/product";
import * as paths from "~/page/paths";
import { searchFor, type SearchShop } from "~/features/relevance/public.server";
import { barcodeIn, productByBarcode } from "../query/barcode";
import { findCategories } from "../query/find-categories";
import { firstAdd } from "~/lib/quantity";
import { foldWords } from "~/lib/words/fold";
import { typedLine } from "~/lib/typed-text";
import { queryProblem } from "../query/query-check";
import type { Suggestion } from "./suggestion";

const mostSuggestions = 8;
const mostWords = 2;
const mostCategories = 2;

type SuggestShop = AllergenShop & SearchShop;

/**
 * Returns at most eight suggestions: past words, departments, products; only past words below two
 * letters. If a backend call fails, only its own lines are missing.
 */
export async function findSuggestions(
  shop: SuggestShop,
  typed: string,
  past: string[],
): Promise<Suggestion[]> {
  const query = typedLine(typed);
  const problem = queryProblem(query);
  if (problem === "empty") return past.slice(0, mostSuggestions).map(wordLine);
  const asked = foldWords(query);
  const words = past.filter((word) => foldWords(word).startsWith(asked) && asked !== "").slice(0, mostWords);
  if (problem) return words.map(wordLine);
  const [tree, products] = await Promise.all([
    orElse(shop.ebsn.catalog.tree(), []),
    orElse(productsOf(shop, query), []),
  ]);
  const lines = [...words.map(wordLine), ...findCategories(tree, query, mostCategories).map(categoryLine)];
  return [...lines, ...cardViews(products.slice(0, mostSuggestions - lines.length), shop).map(productLine)];
}

/** Finds the product of a barcode, or the products for the words. */
async function productsOf(shop: SuggestShop, query: string): Promise<Product[]> {
  const barcode = barcodeIn(query);
  const coded = barcode === undefined ? undefined : await productByBarcode(shop.ebsn.catalog, barcode);
  return coded ? [coded] : (await searchFor(shop, query)).products;
}

const wordLine = (word: string): Suggestion => ({ kind: "word", text: word, href: paths.searchFor(word) });

const categoryLine = ({ name, slug, within }: ReturnType<typeof findCategories>[number]): Suggestion => ({
  kind: "category",
  text: name,
  ...(within && { note: within }),
  href: paths.category(slug),
});

function productLine(card: CardView): Suggestion {
  const { id, name, brand, pack, nth, price, image, slug, rule, soldOut, hasOptions, allergenWarning } = card;
  return {
    kind: "product",
    text: name,
    note: [allergenWarning, [brand, pack, price?.unit].filter(Boolean).join(", ")]
      .filter(Boolean)
      .join(" · "),
    price: price && [price.now, price.per].filter(Boolean).join(" "),
    image,
    href: paths.product(slug),
    ...(!soldOut &&
      !hasOptions &&
      firstAdd(rule) > 0 && { add: { id, name, brand, pack, rule, ...(nth && { nth }) } }),
  };
}
