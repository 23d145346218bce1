import type { Migration } from "../kernel/migrations";

/** Migrations 900 to 999 belong to the content system. A reset deletes the editors' changes. */
export const cmsMigrations: Migration[] = [
  {
    version: 900,
    name: "edited pages",
    sql: "CREATE TABLE cms_edits (slug TEXT PRIMARY KEY, title TEXT NOT NULL, html TEXT NOT NULL, validity TEXT NOT NULL) WITHOUT ROWID;",
  },
  {
    version: 901,
    name: "edited slides and blocks of the home",
    sql: "CREATE TABLE cms_home_edits (kind TEXT NOT NULL, id INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;",
  },
];
