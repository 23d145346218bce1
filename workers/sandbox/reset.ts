import { restoreStock } from "./catalogue-api/store-catalogue";
import { commerce } from "./commerce/part";
import type { Sandbox } from "./kernel/sandbox";

/** Tables that a reset does not empty: migrations, settings and the catalogue (whose stock is reset separately). */
const notEmptied = /^(sqlite_|_cf_|schema_versions$|settings$|catalogue_)/;

/** Back to the known state: clock, scenarios, sessions, mails, calls and all of commerce; demo shoppers seeded anew. */
export function resetShop(sandbox: Sandbox, { now }: { now?: number } = {}): void {
  const { sql, clock, scenarios, settings } = sandbox;
  if (now === undefined) clock.run();
  else clock.moveTo(now);
  sandbox.transaction(() => {
    scenarios.clear();
    const tables = sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .toArray();
    sql.exec("PRAGMA defer_foreign_keys = on");
    for (const { name } of tables) {
      if (!notEmptied.test(name)) sql.exec(`DELETE FROM "${name}"`);
    }
    restoreStock(sandbox);
    commerce.seed(sandbox);
    settings.set("commerce.seeded", "true");
  });
}
