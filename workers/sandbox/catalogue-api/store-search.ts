import type { SeedCategory, SeedProduct } from "../catalogue/seed-types";
import type { Sandbox } from "../kernel/sandbox";
import { insertRows, type Places } from "./insert-rows";
import { fold, isStopWord, stem, wordsOf } from "./words";

/** Fills the full-text index, most popular products first. */
export function storeSearch(
  sandbox: Sandbox,
  products: SeedProduct[],
  categories: SeedCategory[],
  places: Places,
): void {
  const names = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  const ranked = [...products].sort((a, b) => b.popularity - a.popularity || a.productId - b.productId);
  const rows = ranked.map((product, index) => {
    const path = (places.get(product.categoryId) ?? []).map((id) => names.get(id) ?? "");
    const [root = "", ...below] = path;
    // The query "latte" must not match "Latte e yogurt", but "carne" matches "Carne". The
    // generator's keywords repeat the path.
    const category = (root.includes(" ") ? below : path).join(" ");
    const keywords = product.keywords.replace(path.join(" ").toLowerCase(), "");
    const text = [product.name, product.brand.name, category, keywords];
    const stems = new Set(text.flatMap(stemsOf));
    return [index + 1, ...text, [...stems].join(" ")];
  });
  const ranks = ranked.map(({ productId, name, popularity }, index) => [
    index + 1,
    productId,
    stemsOf(name).join(" "),
    popularity,
  ]);
  insertRows(sandbox, "catalogue_ranks", 4, ranks);
  insertRows(sandbox, "catalogue_search (rowid, name, brand, category, keywords, stems)", 6, rows);
}

const stemsOf = (text: string): string[] => wordsOf(text).map((word) => stem(fold(word)));

/** Stores words for corrections, as written, with the number of products that use them. */
export function storeWords(sandbox: Sandbox, products: SeedProduct[], categories: SeedCategory[]): void {
  const words = new Map<string, { word: string; frequency: number }>();
  const texts = [
    ...products.map(({ name, brand, keywords }) => `${name} ${brand.name} ${keywords}`),
    ...categories.map(({ name }) => name),
  ];
  for (const word of texts.flatMap(wordsOf)) {
    const folded = fold(word);
    if (folded.length < 3 || isStopWord(folded) || /\d/.test(folded)) continue;
    const known = words.get(folded);
    // prefers "caffè" to "caffe"
    if (known)
      words.set(folded, { word: word === folded ? known.word : word, frequency: known.frequency + 1 });
    else words.set(folded, { word, frequency: 1 });
  }
  const rows = [...words].map(([folded, { word, frequency }]) => [folded, word, frequency]);
  insertRows(sandbox, "catalogue_words", 3, rows);
}
