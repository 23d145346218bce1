import type { ConfigStore } from "../kv/config-store";

/**
 * A store in memory for tests, backed by the map; without an environment it is the local shop's.
 */
export function memoryStore(held = new Map<string, Uint8Array>(), environment?: string): ConfigStore {
  const bytes = (key: string) => Promise.resolve(held.get(key));
  return {
    name: environment ?? "the local shop",
    public: environment !== undefined,
    bytes,
    get: async (key) => {
      const value = await bytes(key);
      return value && Buffer.from(value).toString("utf8");
    },
    put: async (entries) => {
      for (const [key, value] of entries) held.set(key, Buffer.from(value));
    },
    remove: async (keys) => {
      for (const key of keys) held.delete(key);
    },
    list: async (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)).sort(),
    close: async () => {},
  };
}
