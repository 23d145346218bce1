import { LRUCache } from "lru-cache";

/** A revalidation older than this was cut off with its request, in ms. */
const longestRenewalMs = 10_000;

type Options<T> = {
  /** Max names; the least recently read are evicted first. */
  max: number;
  freshMs: (value: T) => number;
  /** False for a value that is not served stale: the request waits for a fresh one. */
  isWorthKeeping: (value: T) => boolean;
  now: () => number;
};

/**
 * Caches values by name in the isolate's memory. A stale value is served at once, while one request
 * revalidates it after its response. Only a value never read before is waited for, by each request
 * separately (record 097). `read` gets the present value and returns it again if it finds no better
 * one.
 */
export function createKept<T extends object>({ max, freshMs, isWorthKeeping, now }: Options<T>) {
  const entries = new LRUCache<string, { value: T; readAt: number }>({ max });
  /** Start of each name's revalidation. */
  const renewing = new Map<string, number>();
  const counts = { hit: 0, stale: 0, miss: 0, bypass: 0 };

  async function take(name: string, read: (last?: T) => Promise<T>): Promise<T> {
    const value = await read(entries.peek(name)?.value);
    entries.set(name, { value, readAt: now() });
    return value;
  }

  async function renew(name: string, read: (last?: T) => Promise<T>): Promise<void> {
    renewing.set(name, now());
    try {
      await take(name, read);
    } finally {
      renewing.delete(name);
    }
  }

  return {
    /** Returns the cached value, fresh or stale. */
    peek: (name: string): T | undefined => entries.peek(name)?.value,
    /** All cached values, the last read first. */
    all: () => [...entries.entries()].map(([name, { value, readAt }]) => ({ name, value, readAt })),
    counts,
    async get(
      name: string,
      read: (last?: T) => Promise<T>,
      waitUntil: (promise: Promise<unknown>) => void,
    ): Promise<T> {
      const kept = entries.get(name);
      if (kept && now() - kept.readAt < freshMs(kept.value)) {
        counts.hit += 1;
        return kept.value;
      }
      if (!kept || !isWorthKeeping(kept.value)) {
        counts.miss += 1;
        return take(name, read);
      }
      counts.stale += 1;
      const since = renewing.get(name);
      if (since === undefined || now() - since >= longestRenewalMs)
        waitUntil(renew(name, read).catch(() => undefined));
      return kept.value;
    },
  };
}
