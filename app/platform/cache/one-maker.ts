import { LRUCache } from "lru-cache";

/** after so long a maker was cut off along with its request, milliseconds */
const longestMs = 10_000;
/** how long one waits for what another one makes, milliseconds: less than a page may take */
const patienceMs = 3000;
const lookEveryMs = 25;
/** what was made twice and could not be kept is not waited for again for so long, milliseconds: the second one finds what came late for the first */
const inVainMs = 5000;
const mostTimes = 2;
const mostInVain = 1000;

/**
 * One maker at a time of what a key names, for those who would all make the same: the others look whether it is done from time to time, each by a
 * timer of its own (record 097), and then for what there is. Only times stand here, and nothing of any request.
 */
export function createOneMaker(now: () => number = Date.now) {
  const making = new Map<string, { since: number }>();
  const inVain = new LRUCache<string, { times: number; at: number }>({ max: mostInVain });

  function maker(key: string): { since: number } | undefined {
    const one = making.get(key);
    return one && now() - one.since < longestMs ? one : undefined;
  }

  /** How often in a row, as far as that still counts. */
  function timesInVain(key: string): number {
    const vain = inVain.get(key);
    return vain && now() - vain.at < inVainMs ? vain.times : 0;
  }

  async function endOf(key: string, one: { since: number }, from: number): Promise<void> {
    while (making.get(key) === one && now() - from < patienceMs)
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }

  return {
    /**
     * The end of another one's making, for three seconds since `from` at the most; undefined where nobody makes it, where it was made in vain, and
     * where they are over: then whoever asks begins at once.
     */
    coming(key: string, from = now()): Promise<void> | undefined {
      const one = maker(key);
      const isOver = now() - from >= patienceMs || timesInVain(key) >= mostTimes;
      return one && !isOver ? endOf(key, one, from) : undefined;
    },
    /** Notes that it is being made; what is given back notes the end, and whether it was kept. */
    begin(key: string): (kept: boolean) => void {
      const own = { since: now() };
      // whoever began before is the one that is waited for
      if (!maker(key)) making.set(key, own);
      return (kept) => {
        if (making.get(key) === own) making.delete(key);
        if (kept) inVain.delete(key);
        else inVain.set(key, { times: timesInVain(key) + 1, at: now() });
      };
    },
  };
}
