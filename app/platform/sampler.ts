import { LRUCache } from "lru-cache";

const windowMs = 60_000;
/** Max kinds counted at once; the least recently seen is evicted first. */
const mostKinds = 200;

type Window = { since: number; count: number };
/**
 * `count`: how many of the kind came in this minute. `before`: how many came in the minute before,
 * if more than one.
 */
export type Counted = { count?: number; before?: number };

/**
 * Selects which repeats of a kind are worth a log line: the first of a minute, the second, the
 * fourth and so on, with the count. Returns undefined for the rest, which are only counted. A
 * thousand within a minute give ten lines. The state is the isolate's own and limited in size.
 */
export function createSampler(now: () => number = Date.now): (kind: string) => Counted | undefined {
  const windows = new LRUCache<string, Window>({ max: mostKinds });
  return (kind) => {
    const at = now();
    const known = windows.get(kind);
    if (!known || at - known.since >= windowMs) {
      windows.set(kind, { since: at, count: 1 });
      return known && known.count > 1 ? { before: known.count } : {};
    }
    known.count += 1;
    return Number.isInteger(Math.log2(known.count)) ? { count: known.count } : undefined;
  };
}
