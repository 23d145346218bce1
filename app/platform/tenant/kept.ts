import { LRUCache } from "lru-cache";

/** a renewal that has not ended by then has been given up along with its request, milliseconds */
const longestRenewalMs = 10_000;

type Options<T> = {
  /** so many names; those that were asked for least recently go first */
  max: number;
  freshMs: (value: T) => number;
  /** false for a value that is no longer given once it is old: then the request waits for the next one */
  isWorthKeeping: (value: T) => boolean;
  now: () => number;
};

/**
 * Values by name in the isolate's memory. A fresh one is given at once; an old one too, while one request renews it after its response; only what was
 * never read is waited for, by each request for itself (record 097). `read` is given the value that there is, and gives that one back where it finds
 * nothing better.
 */
export function createKept<T extends object>({ max, freshMs, isWorthKeeping, now }: Options<T>) {
  const entries = new LRUCache<string, { value: T; readAt: number }>({ max });
  /** since when a name is being renewed */
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
    /** what there is, however old */
    peek: (name: string): T | undefined => entries.peek(name)?.value,
    /** all that there is, the one that was asked for last first */
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
