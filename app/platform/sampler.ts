import { LRUCache } from "lru-cache";

const windowMs = 60_000;
/** So many kinds are counted at once; the one that was not seen for longest is forgotten first. */
const mostKinds = 200;

type Window = { since: number; count: number };
/** `count`: how many of its kind there were in this minute; `before`: how many in the one before, where more than one. */
export type Counted = { count?: number; before?: number };

/**
 * Says of each thing of a kind whether it is worth a line: the first of a minute, the second, the fourth and so on, with the count; undefined
 * = it is counted alone. A thousand within a minute are ten lines. What it remembers is the isolate's own, and bounded.
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
