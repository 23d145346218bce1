import { restoreStock } from "./catalogue-api/store-catalogue";
import { commerce } from "./commerce/part";
import type { Sandbox } from "./kernel/sandbox";

/** Tables that a reset does not empty: migrations, settings, copies, and the catalogue (whose stock is reset separately). */
const notEmptied = /^(sqlite_|_cf_|schema_versions$|settings$|catalogue_|seeded_)/;

/** By database: the time whose seed stands in the tables `seeded_…`. In memory, so that copies of an earlier process are never taken. */
const seededAt = new WeakMap<SqlStorage, number>();

/** Back to the known state: clock, scenarios, sessions, mails, calls and all of commerce; demo shoppers seeded anew. */
export function resetShop(sandbox: Sandbox, { now }: { now?: number } = {}): void {
  const { sql, clock, scenarios, settings } = sandbox;
  if (now === undefined) clock.run();
  else clock.moveTo(now);
  const hasCopy = now !== undefined && seededAt.get(sql) === now;
  sandbox.transaction(() => {
    scenarios.clear();
    const tables = commerceTables(sandbox);
    sql.exec("PRAGMA defer_foreign_keys = on");
    for (const name of tables) sql.exec(`DELETE FROM "${name}"`);
    restoreStock(sandbox);
    if (hasCopy) for (const name of tables) sql.exec(`INSERT INTO "${name}" SELECT * FROM "seeded_${name}"`);
    else commerce.seed(sandbox);
    settings.set("commerce.seeded", "true");
  });
  if (now !== undefined && !hasCopy) keepCopy(sandbox, now);
}

const commerceTables = ({ sql }: Sandbox): string[] =>
  sql
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .toArray()
    .map(({ name }) => name)
    .filter((name) => !notEmptied.test(name));

/** Seeding takes a hundred milliseconds, copying back what it gave for this time five; tests reset to one time again and again. */
function keepCopy(sandbox: Sandbox, now: number): void {
  const { sql } = sandbox;
  seededAt.delete(sql);
  sandbox.transaction(() => {
    for (const name of commerceTables(sandbox)) {
      sql.exec(`DROP TABLE IF EXISTS "seeded_${name}"`);
      sql.exec(`CREATE TABLE "seeded_${name}" AS SELECT * FROM "${name}"`);
    }
  });
  seededAt.set(sql, now);
}
