import type { EbsnOptions, CatalogRequest } from "~/ebsn/options";
import { orAfter, type TextCache } from "./text-cache";
import type { Timing } from "../http/timing";

const freshMs = 900_000;
const staleSeconds = 86_400;
/** how long a failed refresh counts as "the backend is down" */
const failedMs = 30_000;
/** how long a shopper who could be shown an older text waits for a newer one */
const patienceMs = 1500;
const longestKey = 1000;
const mostFacets = 6;

/** Parameters whose answers are the same for everybody within a scope; anything else is not cached (§7: no lists, no preferred products). */
const shared: Record<string, RegExp> = {
  category: /^(filtered|depth|slug|categoryId)$/,
  products:
    /^(category_id|parent_category_id|q|slug|barcode|product_id|page|page_size|sort|promo|new_product)$/,
  adv: /^(layout|category_id|limit)$/,
  "category-block/info": /^categoryBlockId$/,
  "leaflet/search": /^$/,
  "leaflet/product-search": /^(parent_leaflet_id|page|page_size)$/,
};

/** Filters by what one shopper has: never shared (§7, Caching). */
const personal = /^(preferred|wishlist|list)/;

export type CatalogueCache = {
  cachedGet: NonNullable<EbsnOptions["cachedGet"]>;
  /** when the oldest text shown was right, if the backend failed to renew it */
  staleSince: () => Date | undefined;
};

type Deps = {
  cache: TextCache;
  tenant: string;
  generation: string;
  /** a shopper's own last change, epoch ms: texts older than that are asked for again, once */
  notBefore?: number;
  waitUntil: (promise: Promise<unknown>) => void;
  timing: Pick<Timing, "cache">;
  now?: () => number;
};

// By tenant and generation: when a refresh last failed in this isolate.
const failures = new Map<string, number>();

/**
 * The address of an answer in the cache, or undefined when it is not for everybody: tenant, generation, scope hash, path and the sorted
 * parameters of the list above, and the facets that the request says the backend offered. One by the name of a shopper's own filter is not
 * for everybody, whoever offered it.
 */
export function catalogueKey(
  tenant: string,
  generation: string,
  { path, params, facets = [] }: CatalogRequest,
): string | undefined {
  const allowed = Object.hasOwn(shared, path) ? shared[path] : undefined;
  const hash = params.find(([name]) => name === "hash")?.[1] ?? "none";
  const rest = params.filter(([name]) => name !== "hash");
  const filters = rest.filter(([name]) => !allowed?.test(name));
  const known = filters.every(([name]) => facets.includes(name) && !personal.test(name));
  if (!allowed || !known || filters.length > mostFacets) return undefined;
  const query = new URLSearchParams(rest);
  query.sort();
  const key = `https://cache.invalid/${tenant}/${generation}/${encodeURIComponent(hash)}/${path}?${query}`;
  return key.length > longestKey ? undefined : key;
}

/**
 * Stale-while-revalidate for the catalogue (decision 8): fresh for 900 s, then served for up to a day while one refresh a key runs after
 * the response. `load` throws for everything not worth keeping (HTTP other than 200, status other than 0), so errors are never stored.
 * When the backend is down, what there is is served and `staleSince` says from when.
 */
export function createCatalogueCache(deps: Deps): CatalogueCache {
  const { cache, tenant, generation, notBefore = 0, waitUntil, timing, now = Date.now } = deps;
  const scope = `${tenant}/${generation}`;
  let oldest: number | undefined;
  const showOld = (storedAt: number) => {
    oldest = Math.min(oldest ?? storedAt, storedAt);
  };
  const failing = () => now() - (failures.get(scope) ?? 0) < failedMs;

  async function renew(key: string, load: () => Promise<string>): Promise<string> {
    try {
      const text = await load();
      failures.delete(scope);
      await cache.write(key, text, staleSeconds);
      return text;
    } catch (error) {
      failures.set(scope, now());
      throw error;
    }
  }

  return {
    staleSince: () => (oldest === undefined ? undefined : new Date(oldest)),
    async cachedGet(request, load) {
      const key = catalogueKey(tenant, generation, request);
      if (!key) {
        timing.cache("bypass");
        return load();
      }
      const kept = await cache.read(key);
      if (!kept) {
        timing.cache("miss");
        return cache.once(key, () => renew(key, load));
      }
      const older = () => {
        showOld(kept.storedAt);
        return kept.text;
      };
      if (kept.storedAt < notBefore) {
        timing.cache("bypass");
        if (failing()) return older();
        const renewed = renew(key, load).catch(older);
        waitUntil(renewed);
        return orAfter(renewed, patienceMs, async () => older());
      }
      if (now() - kept.storedAt < freshMs) {
        timing.cache("hit");
        return kept.text;
      }
      timing.cache("stale");
      if (failing()) return older();
      if (!cache.running(key)) waitUntil(cache.once(key, () => renew(key, load)).catch(() => undefined));
      return kept.text;
    },
  };
}
