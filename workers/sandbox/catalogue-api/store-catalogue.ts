import { furtherLine } from "../catalogue/further-lines";
import { seedCatalogue } from "../catalogue/generate";
import type { SeedCategory, SeedProduct } from "../catalogue/seed-types";
import type { Sandbox } from "../kernel/sandbox";
import { forgetTree } from "./category-tree";
import { insertRows, type Places } from "./insert-rows";
import { forgetListings } from "./known-listings";
import { localOffer } from "./market";
import { noEndDay, promoPrice, unitPrice } from "./promo";
import { storeSearch, storeWords } from "./store-search";

/**
 * Raise it when the generator's output changes: stored catalogues are then replaced at the next
 * start.
 */
const edition = "18";
const settingsKey = "catalogue.edition";

/**
 * Generates and stores the tenant's catalogue, unless it is stored already.
 * `fill` = minimum number of products: the range is repeated as further lines until then.
 */
export function storeCatalogue(sandbox: Sandbox, fill: number): void {
  const wanted = fill > 0 ? `${edition}/${fill}` : edition;
  if (sandbox.settings.get(settingsKey) === wanted) return;
  const { categories, products } = seedCatalogue(sandbox.tenant.range);
  const lines = Math.max(1, Math.ceil(fill / products.length));
  sandbox.transaction(() => {
    empty(sandbox);
    const places = placesOf(categories);
    storeCategories(sandbox, categories, products, places, lines);
    const range = Array.from({ length: lines }, (_, line) => furtherLine(products, line)).flat();
    storeProducts(sandbox, range, places);
    storeClasses(sandbox, range);
    storeOffers(sandbox, range);
    storeSearch(sandbox, range, categories, places);
    storeWords(sandbox, products, categories);
    sandbox.settings.set(settingsKey, wanted);
  });
  forgetTree(sandbox);
  forgetListings(sandbox);
}

/** Resets every product's stock. */
export function restoreStock(sandbox: Sandbox): void {
  forgetListings(sandbox);
  sandbox.sql.exec(
    "UPDATE catalogue_products SET available = seed_available WHERE available <> seed_available",
  );
}

function empty({ sql }: Sandbox): void {
  sql.exec(`
    DELETE FROM catalogue_categories; DELETE FROM catalogue_products; DELETE FROM catalogue_classes;
    DELETE FROM catalogue_product_classes; DELETE FROM catalogue_words; DELETE FROM catalogue_offers;
    DELETE FROM catalogue_details; DELETE FROM catalogue_ranks;
    INSERT INTO catalogue_search (catalogue_search) VALUES ('delete-all');
  `);
}

function placesOf(categories: SeedCategory[]): Places {
  const parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]));
  function path(categoryId: number): number[] {
    const parent = parents.get(categoryId);
    return parent === undefined ? [categoryId] : [...path(parent), categoryId];
  }
  return new Map(categories.map(({ categoryId }) => [categoryId, path(categoryId)]));
}

function storeCategories(
  sandbox: Sandbox,
  categories: SeedCategory[],
  products: SeedProduct[],
  places: Places,
  lines: number,
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
    lines * (counts.get(category.categoryId) ?? 0),
  ]);
  insertRows(sandbox, "catalogue_categories", 12, rows);
}

function storeProducts(sandbox: Sandbox, products: SeedProduct[], places: Places): void {
  const rows = products.map((product) => {
    const [root, middle = product.categoryId] = places.get(product.categoryId) ?? [product.categoryId];
    const { promo, price, held } = product;
    const reduced = promo && promoPrice(price, promo.percent);
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
      price,
      unitPrice(price, held),
      reduced,
      reduced && unitPrice(reduced, held),
      promo?.startDay,
      promo && (promo.endDay ?? noEndDay),
      product.available,
      product.available,
      product.isNew ? 1 : 0,
      product.popularity,
    ];
  });
  insertRows(sandbox, "catalogue_products", 20, rows);
  const details = products.map((product) => [product.productId, JSON.stringify(product)]);
  insertRows(sandbox, "catalogue_details", 2, details);
}

function storeClasses(sandbox: Sandbox, products: SeedProduct[]): void {
  const names = new Map(
    products.flatMap(({ classes }) => classes.map(({ productClassId, name }) => [productClassId, name])),
  );
  insertRows(sandbox, "catalogue_classes", 2, [...names], "OR IGNORE");
  const links = products.flatMap(({ productId, classes }) =>
    classes.map(({ productClassId }) => [productClassId, productId]),
  );
  insertRows(sandbox, "catalogue_product_classes", 2, links);
}

/** Stores a product's differences at warehouses other than the first. */
function storeOffers(sandbox: Sandbox, products: SeedProduct[]): void {
  const rows = sandbox.tenant.warehouses.slice(1).flatMap(({ warehouseId }) =>
    products.flatMap(({ productId }) => {
      const { sold, factor } = localOffer(sandbox, warehouseId, productId);
      return sold && factor === 1 ? [] : [[warehouseId, productId, sold ? 1 : 0, factor]];
    }),
  );
  insertRows(sandbox, "catalogue_offers", 4, rows);
}
