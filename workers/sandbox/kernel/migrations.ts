import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * A migration of the database, run once and in order of `version`. Never edit a released migration;
 * add a new one.
 * Versions:
 * - kernel: 1 to 99
 * - catalogue: 100 to 199
 * - commerce: 200 to 899
 * - content system: 900 to 999
 */
export type Migration = { version: number; name: string; sql: string };

export const kernelMigrations: Migration[] = [
  {
    version: 1,
    name: "kernel",
    sql: `
      CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE sessions (token TEXT PRIMARY KEY, user_id INTEGER NOT NULL, login TEXT NOT NULL, profile_confirmed INTEGER NOT NULL, opened_at INTEGER NOT NULL);
      CREATE INDEX sessions_login ON sessions (login);
      CREATE TABLE mails (mail_id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, sent_at INTEGER NOT NULL);
      CREATE TABLE calls (call_id INTEGER PRIMARY KEY AUTOINCREMENT, method TEXT NOT NULL, path TEXT NOT NULL, query TEXT NOT NULL, status INTEGER NOT NULL, login TEXT NOT NULL, at INTEGER NOT NULL);
      CREATE TABLE scenarios (name TEXT NOT NULL, shopper TEXT NOT NULL, seconds INTEGER, PRIMARY KEY (name, shopper));
    `,
  },
  { version: 2, name: "bodies of calls", sql: "ALTER TABLE calls ADD COLUMN body TEXT NOT NULL DEFAULT '';" },
  {
    version: 3,
    name: "faults by path and number",
    sql: `
      DROP TABLE scenarios;
      CREATE TABLE scenarios (
        name TEXT NOT NULL, shopper TEXT NOT NULL, path TEXT NOT NULL, seconds REAL, times INTEGER, PRIMARY KEY (name, shopper, path)
      );
    `,
  },
  {
    version: 4,
    name: "unnamed fields of calls",
    sql: "ALTER TABLE calls ADD COLUMN unnamed TEXT NOT NULL DEFAULT '';",
  },
];

/** Runs the pending migrations, each in a transaction. */
export function migrate(storage: DurableObjectStorage, migrations: Migration[]): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, name TEXT NOT NULL)");
  const done = new Set(
    sql
      .exec<{ version: number }>("SELECT version FROM schema_versions")
      .toArray()
      .map((row) => row.version),
  );
  const waiting = migrations.filter((step) => !done.has(step.version)).sort((a, b) => a.version - b.version);
  for (const step of waiting) {
    storage.transactionSync(() => {
      sql.exec(step.sql);
      sql.exec("INSERT INTO schema_versions (version, name) VALUES (?, ?)", step.version, step.name);
    });
  }
}

const literal = (value: unknown): string =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/**
 * Adds the columns that a table's definition has and the database lacks. A column that is not null
 * needs a default (record 089).
 */
export function addColumns({ sql }: DurableObjectStorage, table: SQLiteTable): void {
  const { name, columns } = getTableConfig(table);
  const known = new Set(
    sql
      .exec<{ name: string }>(`PRAGMA table_info("${name}")`)
      .toArray()
      .map((column) => column.name),
  );
  for (const column of columns.filter((column) => !known.has(column.name))) {
    const fallback =
      column.default === undefined ? "" : `DEFAULT ${literal(column.mapToDriverValue(column.default))}`;
    sql.exec(
      `ALTER TABLE "${name}" ADD COLUMN "${column.name}" ${column.getSQLType()} ${column.notNull ? "NOT NULL" : ""} ${fallback}`,
    );
  }
}
