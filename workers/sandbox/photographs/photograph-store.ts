/** A photograph as it is kept. */
export type Photograph = { bytes: ArrayBuffer; etag: string };

/** Room for every product's small picture and the larger ones that were looked at last: some 60 MB. */
const most = 6000;

/** Photographs by their address; once it is full, the oldest make room. */
export function createPhotographStore(sql: SqlStorage, limit = most) {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS photographs (number INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL UNIQUE, etag TEXT NOT NULL, bytes BLOB NOT NULL)",
  );
  return {
    get: (address: string): Photograph | undefined =>
      sql.exec<Photograph>("SELECT bytes, etag FROM photographs WHERE address = ?", address).toArray()[0],
    async keep(address: string, bytes: ArrayBuffer): Promise<Photograph> {
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      const etag = `"${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
      sql.exec(
        "INSERT OR REPLACE INTO photographs (address, etag, bytes) VALUES (?, ?, ?)",
        address,
        etag,
        bytes,
      );
      sql.exec("DELETE FROM photographs WHERE number <= (SELECT max(number) FROM photographs) - ?", limit);
      return { bytes, etag };
    },
  };
}

export type PhotographStore = ReturnType<typeof createPhotographStore>;
