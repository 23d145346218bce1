import { restoreStock } from "./catalogue-api/store-catalogue";
import { commerce } from "./commerce/part";
import type { Sandbox } from "./kernel/sandbox";

/**
 * Tables unaffected by a reset: migrations, settings, copies, and the catalogue (its stock is reset
 * separately).
 */
const notEmptied = /^(sqlite_|_cf_|schema_versions$|settings$|catalogue_|seeded_)/;

/**
 * Time of the seed in the tables `seeded_…`, by database. Stored in memory, so copies of an earlier
 * process are ignored.
 */
const seededAt = new WeakMap<SqlStorage, number>();

/**
 * Resets clock, scenarios, sessions, mails, calls and all of commerce to the known state; seeds the
 * demo shoppers again.
 */
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

/**
 * Stores a copy of the seed. Seeding takes 100 ms, copying back 5 ms; tests often reset to the same
 * time.
 */
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
