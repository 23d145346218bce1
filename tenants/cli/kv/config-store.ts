/**
 * The KV namespace CONFIG: of the local shop, of a Cloudflare environment, or in a test's memory.
 */
export type ConfigStore = {
  /** name for the operator: "the local shop", "production" */
  name: string;
  /** true if shoppers use it: names of this machine are then not written to it */
  public: boolean;
  get(key: string): Promise<string | undefined>;
  bytes(key: string): Promise<Uint8Array | undefined>;
  /** Writes these keys; after a failure the keys already written remain. */
  put(entries: ReadonlyMap<string, string | Uint8Array>): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Keys with this prefix, in alphabetical order. */
  list(prefix: string): Promise<string[]>;
  close(): Promise<void>;
};
