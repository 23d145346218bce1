/**
 * Small values of one shop that survive restarts: the clock's offset, the edition of the stored
 * catalogue.
 */
export type Settings = { get(key: string): string | undefined; set(key: string, value: string): void };

/** Creates settings backed by the shop's own table. */
export function createSettings(sql: SqlStorage): Settings {
  return {
    get(key) {
      const [row] = sql.exec<{ value: string }>("SELECT value FROM settings WHERE key = ?", key).toArray();
      return row?.value;
    },
    set(key, value) {
      sql.exec(
        "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
        key,
        value,
      );
    },
  };
}
