import { LRUCache } from "lru-cache";
import { withFallback } from "~/net/with-fallback";

/** a reading that has not ended by then has been given up along with its request */
const longestReadingMs = 10_000;
/** how long a request waits for what another one reads, before it reads by itself */
const joinedWaitMs = 2500;

type Options<T> = {
  /** so many names; those that were asked for least recently go first */
  max: number;
  freshMs: (value: T) => number;
  /** false for a value that is no longer given once it is old: then the request waits for the next one */
  isWorthKeeping: (value: T) => boolean;
  now: () => number;
};

/**
 * Values by name in the isolate's memory. A fresh one is given at once; an old one too, while one reading runs after the response; only what was
 * never read is waited for. `read` is given the value that there is, and gives that one back where it finds nothing better.
 */
export function createKept<T extends object>({ max, freshMs, isWorthKeeping, now }: Options<T>) {
  const entries = new LRUCache<string, { value: T; readAt: number }>({ max });
  const running = new Map<string, { value: Promise<T>; since: number }>();

  function renew(name: string, read: (last?: T) => Promise<T>): Promise<T> {
    const value = read(entries.peek(name)?.value).then((found) => {
      entries.set(name, { value: found, readAt: now() });
      return found;
    });
    const reading = { value, since: now() };
    running.set(name, reading);
    const end = () => void (running.get(name) === reading && running.delete(name));
    value.then(end, end);
    return value;
  }

  return {
    /** what there is, however old */
    peek: (name: string): T | undefined => entries.peek(name)?.value,
    async get(
      name: string,
      read: (last?: T) => Promise<T>,
      waitUntil: (promise: Promise<unknown>) => void,
    ): Promise<T> {
      const kept = entries.get(name);
      const isFresh = kept !== undefined && now() - kept.readAt < freshMs(kept.value);
      if (isFresh) return kept.value;
      const other = running.get(name);
      const joined = other && now() - other.since < longestReadingMs ? other.value : undefined;
      const next = joined ?? renew(name, read);
      if (!joined) waitUntil(next.catch(() => undefined));
      if (kept && isWorthKeeping(kept.value)) return kept.value;
      return joined ? withFallback(joined, joinedWaitMs, () => renew(name, read)) : next;
    },
  };
}
