import { seedCatalogue } from "../catalogue/generate";
import type { SeedCategory, SeedProduct } from "../catalogue/seed-types";
import type { Sandbox } from "../kernel/sandbox";
import { forgetTree } from "./category-tree";
import { promoPrice } from "./promo";
import { fold, isStopWord, stem, wordsOf } from "./words";

/** Raised when the generator gives another catalogue than before: stored ones are then replaced at the next start. */
const edition = "1";
const settingsKey = "catalogue.edition";
const rowsAtOnce = 200;

/** Generates and stores the tenant's catalogue, unless it is there already. */
export function storeCatalogue(sandbox: Sandbox): void {
  if (sandbox.settings.get(settingsKey) === edition) return;
  const { categories, products } = seedCatalogue(sandbox.tenant.id);
  sandbox.transaction(() => {
    empty(sandbox);
    const places = placesOf(categories);
    storeCategories(sandbox, categories, products, places);
    storeProducts(sandbox, products, places);
    storeClasses(sandbox, products);
    storeSearch(sandbox, products, categories, places);
    storeWords(sandbox, products, categories);
    sandbox.settings.set(settingsKey, edition);
  });
  forgetTree(sandbox);
}

/** Puts every product's stock back to where it began. */
export function restoreStock({ sql }: Sandbox): void {
  sql.exec("UPDATE catalogue_products SET available = seed_available WHERE available <> seed_available");
}

function empty({ sql }: Sandbox): void {
  sql.exec(`
    DELETE FROM catalogue_categories; DELETE FROM catalogue_products; DELETE FROM catalogue_classes;
    DELETE FROM catalogue_product_classes; DELETE FROM catalogue_words;
    INSERT INTO catalogue_search (catalogue_search) VALUES ('delete-all');
  `);
}

/** The ids on the way from the root to a category, itself last. */
type Places = Map<number, number[]>;

function placesOf(categories: SeedCategory[]): Places {
  const parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]));
  function path(categoryId: number): number[] {
    const parent = parents.get(categoryId);
    return parent === undefined ? [categoryId] : [...path(parent), categoryId];
  }
  return new Map(categories.map(({ categoryId }) => [categoryId, path(categoryId)]));
}

/** One statement for many rows: they travel as a JSON array of arrays, in one binding. */
function insert({ sql }: Sandbox, into: string, width: number, rows: readonly (readonly unknown[])[]): void {
  const values = Array.from({ length: width }, (_, index) => `value ->> ${index}`).join(", ");
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    sql.exec(
      `INSERT INTO ${into} SELECT ${values} FROM json_each(?)`,
      JSON.stringify(rows.slice(from, from + rowsAtOnce)),
    );
  }
}

function storeCategories(
  sandbox: Sandbox,
  categories: SeedCategory[],
  products: SeedProduct[],
  places: Places,
): void {
  const counts = new Map<number, number>();
  for (const product of products) {
    for (const id of places.get(product.categoryId) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const rows = categories.map((category) => [
    category.categoryId,
    category.parentId,
    places.get(category.categoryId)?.length ?? 1,
    category.name,
    category.slug,
    category.position,
    category.title,
    category.subtitle,
    category.description,
    category.icon,
    category.hidden ? 1 : 0,
    counts.get(category.categoryId) ?? 0,
  ]);
  insert(sandbox, "catalogue_categories", 12, rows);
}

function storeProducts(sandbox: Sandbox, products: SeedProduct[], places: Places): void {
  const rows = products.map((product) => {
    const [root, middle = product.categoryId] = places.get(product.categoryId) ?? [product.categoryId];
    const { promo } = product;
    return [
      product.productId,
      product.slug,
      product.code,
      product.barcode,
      product.name,
      product.brand.vendorId,
      product.brand.name,
      root,
      middle,
      product.categoryId,
      product.price,
      product.priceUm,
      promo && promoPrice(product.price, promo.percent),
      promo && promoPrice(product.priceUm, promo.percent),
      promo?.startDay,
      promo?.endDay,
      product.available,
      product.available,
      product.isNew ? 1 : 0,
      product.popularity,
      JSON.stringify(product),
    ];
  });
  insert(sandbox, "catalogue_products", 21, rows);
}

function storeClasses(sandbox: Sandbox, products: SeedProduct[]): void {
  const names = new Map(
    products.flatMap(({ classes }) => classes.map(({ productClassId, name }) => [productClassId, name])),
  );
  insert(sandbox, "catalogue_classes", 2, [...names]);
  const links = products.flatMap(({ productId, classes }) =>
    classes.map(({ productClassId }) => [productClassId, productId]),
  );
  insert(sandbox, "catalogue_product_classes", 2, links);
}

function storeSearch(
  sandbox: Sandbox,
  products: SeedProduct[],
  categories: SeedCategory[],
  places: Places,
): void {
  const names = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  const rows = products.map((product) => {
    const path = (places.get(product.categoryId) ?? []).map((id) => names.get(id) ?? "").join(" ");
    const text = [product.name, product.brand.name, path, product.keywords];
    const stems = new Set(text.flatMap(wordsOf).map((word) => stem(fold(word))));
    return [
      product.productId,
      product.name,
      product.brand.name,
      path,
      product.keywords,
      [...stems].join(" "),
    ];
  });
  insert(sandbox, "catalogue_search (rowid, name, brand, category, keywords, stems)", 6, rows);
}

/** The words one may have meant, as they are written, with how many products use them. */
function storeWords(sandbox: Sandbox, products: SeedProduct[], categories: SeedCategory[]): void {
  const words = new Map<string, { word: string; frequency: number }>();
  const texts = [
    ...products.map(({ name, brand, keywords }) => `${name} ${brand.name} ${keywords}`),
    ...categories.map(({ name }) => name),
  ];
  for (const word of texts.flatMap(wordsOf)) {
    const folded = fold(word);
    if (folded.length < 3 || isStopWord(folded) || /\d/.test(folded)) continue;
    const known = words.get(folded);
    // "caffè" is better written than "caffe"
    if (known)
      words.set(folded, { word: word === folded ? known.word : word, frequency: known.frequency + 1 });
    else words.set(folded, { word, frequency: 1 });
  }
  const rows = [...words].map(([folded, { word, frequency }]) => [folded, word, frequency]);
  insert(sandbox, "catalogue_words", 3, rows);
}
