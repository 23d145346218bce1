import { LRUCache } from "lru-cache";
import { withRatio, type CacheResult } from "../hit-ratio";

/** Whole pages, values of the backend, those of the content system, and the data centre's store, which is asked for what the memory has not. */
export type CacheKind = "pages" | "values" | "content" | "store";
const mostTenants = 200;
const kinds: CacheKind[] = ["pages", "values", "content", "store"];
const none = () => ({ hit: 0, stale: 0, miss: 0, bypass: 0 });

/** Counts what an isolate was asked for and had, by chain and kind, since it began. */
export function createTally() {
  const tenants = new LRUCache<string, Record<CacheKind, Record<CacheResult, number>>>({ max: mostTenants });
  return {
    count(tenant: string, kind: CacheKind, result: CacheResult): void {
      const counts = tenants.get(tenant) ?? { pages: none(), values: none(), content: none(), store: none() };
      counts[kind][result] += 1;
      tenants.set(tenant, counts);
    },
    /** by chain, the one that was asked for last first */
    chains: () =>
      [...tenants.entries()].map(([id, counts]) => ({
        id,
        counts: Object.fromEntries(kinds.map((kind) => [kind, withRatio(counts[kind])])),
      })),
  };
}
export type Tally = ReturnType<typeof createTally>;
