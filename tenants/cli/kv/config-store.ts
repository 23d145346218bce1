/** The namespace CONFIG, wherever it stands: the local shop's, that of an environment of Cloudflare, or a test's memory. */
export type ConfigStore = {
  /** in the operator's words: "the local shop", "production" */
  name: string;
  /** whether shoppers reach what it configures: names of this machine are not written to it */
  public: boolean;
  get(key: string): Promise<string | undefined>;
  bytes(key: string): Promise<Uint8Array | undefined>;
  /** Writes these keys; those before are not taken back when one fails. */
  put(entries: ReadonlyMap<string, string | Uint8Array>): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** The keys that begin so, in the order of their letters. */
  list(prefix: string): Promise<string[]>;
  close(): Promise<void>;
};
