export const formats = ["webp", "avif"] as const;
export type Format = (typeof formats)[number];

/** A drawing as a photograph, in each format. */
export type Developed = Record<Format, ArrayBuffer>;

/** A stored photograph. */
export type Photograph = { bytes: ArrayBuffer; etag: string };

/**
 * Max photographs: every product's small picture and the latest larger ones, in each format; some
 * 100 MB.
 */
const most = 6000 * formats.length;

/** Creates the store of photographs by address and format. A full store deletes the oldest. */
export function createPhotographStore(sql: SqlStorage, limit = most) {
  sql.exec("DROP TABLE IF EXISTS photographs");
  sql.exec(
    "CREATE TABLE IF NOT EXISTS developed (number INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL, format TEXT NOT NULL, etag TEXT NOT NULL, bytes BLOB NOT NULL, UNIQUE (address, format))",
  );
  const get = (address: string, format: Format): Photograph | undefined =>
    sql
      .exec<Photograph>("SELECT bytes, etag FROM developed WHERE address = ? AND format = ?", address, format)
      .toArray()[0];
  return {
    get,
    async keep(address: string, developed: Developed): Promise<void> {
      const etags = await Promise.all(formats.map((format) => etagOf(developed[format])));
      formats.forEach((format, index) =>
        sql.exec(
          "INSERT OR REPLACE INTO developed (address, format, etag, bytes) VALUES (?, ?, ?, ?)",
          address,
          format,
          etags[index],
          developed[format],
        ),
      );
      sql.exec("DELETE FROM developed WHERE number <= (SELECT max(number) FROM developed) - ?", limit);
    },
  };
}

async function etagOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

export type PhotographStore = ReturnType<typeof createPhotographStore>;
