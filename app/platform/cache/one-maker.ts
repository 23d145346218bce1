import { LRUCache } from "lru-cache";
import { pause } from "~/net/pause";

/** A run older than this was cut off with its request, in ms. */
const longestMs = 10_000;
/** Default max wait for another caller's result, in ms: less than a page may take. */
export const usualPatienceMs = 3000;
const lookEveryMs = 25;
/**
 * After `mostTimes` results in a row that were not cached, callers do not wait, for this many ms.
 */
const inVainMs = 5000;
const mostTimes = 2;
/** Max keys in flight and max uncacheable keys; an eviction costs one extra render. */
const mostKeys = 1000;

/**
 * Single flight per key across requests: the first caller computes, later callers wait up to
 * `patienceMs`. Each waiter polls with its own timer, because workerd ties I/O to its request
 * (record 097). Stores times only, no data of a request.
 */
export function createOneMaker(patienceMs = usualPatienceMs) {
  const making = new LRUCache<string, { since: number }>({ max: mostKeys });
  const inVain = new LRUCache<string, { times: number; at: number }>({ max: mostKeys });

  function maker(key: string): { since: number } | undefined {
    const one = making.get(key);
    return one && Date.now() - one.since < longestMs ? one : undefined;
  }

  /** Number of results in a row that were not cached; 0 after `inVainMs`. */
  function timesInVain(key: string): number {
    const vain = inVain.get(key);
    return vain && Date.now() - vain.at < inVainMs ? vain.times : 0;
  }

  async function endOf(key: string, one: { since: number }, from: number): Promise<void> {
    while (making.peek(key) === one && Date.now() - from < patienceMs) await pause(lookEveryMs);
  }

  return {
    /**
     * Resolves when another caller's run ends, or `patienceMs` after `from`. Returns undefined if
     * the caller should start at once:
     * - no run is in flight
     * - the last results were not cached
     * - the max wait is over
     */
    coming(key: string, from = Date.now()): Promise<void> | undefined {
      const one = maker(key);
      const isOver = Date.now() - from >= patienceMs || timesInVain(key) >= mostTimes;
      return one && !isOver ? endOf(key, one, from) : undefined;
    },
    /**
     * Notes the start of a run. Call the returned function at its end, with true if the result was
     * cached.
     */
    begin(key: string): (kept: boolean) => void {
      const own = { since: Date.now() };
      // the first caller's run is the run that later callers wait for
      if (!maker(key)) making.set(key, own);
      return (kept) => {
        if (making.get(key) === own) making.delete(key);
        if (kept) inVain.delete(key);
        else inVain.set(key, { times: timesInVain(key) + 1, at: Date.now() });
      };
    },
  };
}
