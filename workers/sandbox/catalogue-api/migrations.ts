import type { Migration } from "../kernel/migrations";

/**
 * Tables named `catalogue_...` survive a reset. Prices are cents.
 * `detail` is the complete seed product as JSON, except fields that listings sort and count by.
 * `place` is a product's rank by popularity and its row in the full-text index, so a limited search
 * returns the most popular.
 */
export const catalogueMigrations: Migration[] = [
  {
    version: 100,
    name: "catalogue",
    sql: `
      CREATE TABLE catalogue_categories (
        category_id INTEGER PRIMARY KEY, parent_id INTEGER, level INTEGER NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE,
        position INTEGER NOT NULL, title TEXT, subtitle TEXT, description TEXT, icon TEXT, hidden INTEGER NOT NULL, product_count INTEGER NOT NULL
      );
      CREATE TABLE catalogue_products (
        product_id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, code TEXT NOT NULL, barcode TEXT NOT NULL, name TEXT NOT NULL,
        brand_id INTEGER NOT NULL, brand TEXT NOT NULL, root_id INTEGER NOT NULL, middle_id INTEGER NOT NULL, category_id INTEGER NOT NULL,
        price INTEGER NOT NULL, price_um INTEGER NOT NULL, promo_price INTEGER, promo_price_um INTEGER, promo_start INTEGER, promo_end INTEGER,
        seed_available INTEGER NOT NULL, available INTEGER NOT NULL, is_new INTEGER NOT NULL, popularity REAL NOT NULL, detail TEXT NOT NULL
      );
      CREATE INDEX catalogue_products_root ON catalogue_products (root_id);
      CREATE INDEX catalogue_products_middle ON catalogue_products (middle_id);
      CREATE INDEX catalogue_products_category ON catalogue_products (category_id);
      CREATE INDEX catalogue_products_barcode ON catalogue_products (barcode);
      CREATE TABLE catalogue_classes (class_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE catalogue_product_classes (class_id INTEGER NOT NULL, product_id INTEGER NOT NULL, PRIMARY KEY (product_id, class_id)) WITHOUT ROWID;
      CREATE TABLE catalogue_words (folded TEXT PRIMARY KEY, word TEXT NOT NULL, frequency INTEGER NOT NULL) WITHOUT ROWID;
      CREATE VIRTUAL TABLE catalogue_search USING fts5 (
        name, brand, category, keywords, stems, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
      );
    `,
  },
  {
    version: 101,
    name: "offers of warehouses, shelves in order",
    sql: `
      CREATE TABLE catalogue_offers (
        warehouse_id INTEGER NOT NULL, product_id INTEGER NOT NULL, sold INTEGER NOT NULL, factor REAL NOT NULL, PRIMARY KEY (product_id, warehouse_id)
      ) WITHOUT ROWID;
      DROP INDEX catalogue_products_root;
      DROP INDEX catalogue_products_middle;
      DROP INDEX catalogue_products_category;
      CREATE INDEX catalogue_products_root ON catalogue_products (root_id, popularity, available, brand_id);
      CREATE INDEX catalogue_products_middle ON catalogue_products (middle_id, popularity, available, brand_id);
      CREATE INDEX catalogue_products_category ON catalogue_products (category_id, popularity, available, brand_id);
      CREATE INDEX catalogue_products_code ON catalogue_products (code);
    `,
  },
  {
    version: 102,
    name: "details apart, search in order of popularity",
    sql: `
      DELETE FROM catalogue_products;
      ALTER TABLE catalogue_products DROP COLUMN detail;
      CREATE TABLE catalogue_details (product_id INTEGER PRIMARY KEY, detail TEXT NOT NULL);
      CREATE TABLE catalogue_ranks (place INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, name_stems TEXT NOT NULL, popularity REAL NOT NULL);
    `,
  },
];
