import { LRUCache } from "lru-cache";
import { withRatio, type CacheResult } from "../hit-ratio";

/**
 * Whole pages, backend values, content values, and the data centre's store, which is read on a miss
 * in memory.
 */
export type CacheKind = "pages" | "values" | "content" | "store";
const mostTenants = 200;
const kinds: CacheKind[] = ["pages", "values", "content", "store"];
const none = () => ({ hit: 0, stale: 0, miss: 0, bypass: 0 });

/** Counts an isolate's cache results since its start, by tenant and kind. */
export function createTally() {
  const tenants = new LRUCache<string, Record<CacheKind, Record<CacheResult, number>>>({ max: mostTenants });
  return {
    count(tenant: string, kind: CacheKind, result: CacheResult): void {
      const counts = tenants.get(tenant) ?? { pages: none(), values: none(), content: none(), store: none() };
      counts[kind][result] += 1;
      tenants.set(tenant, counts);
    },
    /** Counts by tenant, the last requested first. */
    chains: () =>
      [...tenants.entries()].map(([id, counts]) => ({
        id,
        counts: Object.fromEntries(kinds.map((kind) => [kind, withRatio(counts[kind])])),
      })),
  };
}
export type Tally = ReturnType<typeof createTally>;
