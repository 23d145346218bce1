import { LRUCache } from "lru-cache";

/** after so long a maker was cut off along with its request, milliseconds */
const longestMs = 10_000;
/** how long one waits for what another one makes, milliseconds: less than a page may take */
const patienceMs = 3000;
const lookEveryMs = 25;
/** what was made and could not be kept is not waited for again for so long, milliseconds */
const inVainMs = 5000;
const mostInVain = 1000;

/**
 * One maker at a time of what a key names, for those who would all make the same: the others look whether it is done from time to time, each by a
 * timer of its own (record 097), and then for what there is. Only times stand here, and nothing of any request.
 */
export function createOneMaker(now: () => number = Date.now) {
  const making = new Map<string, { since: number }>();
  const inVain = new LRUCache<string, number>({ max: mostInVain });

  function maker(key: string): { since: number } | undefined {
    const one = making.get(key);
    return one && now() - one.since < longestMs ? one : undefined;
  }

  async function endOf(key: string, one: { since: number }): Promise<void> {
    const from = now();
    while (making.get(key) === one && now() - from < patienceMs)
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }

  return {
    /**
     * The end of another one's making, three seconds at the most; undefined where nobody makes it, or where it was made in vain a moment ago: then
     * whoever asks begins at once.
     */
    coming(key: string): Promise<void> | undefined {
      const one = maker(key);
      const isVain = now() - (inVain.get(key) ?? 0) < inVainMs;
      return one && !isVain ? endOf(key, one) : undefined;
    },
    /** Notes that it is being made; what is given back notes the end, and whether it was kept. */
    begin(key: string): (kept: boolean) => void {
      const own = { since: now() };
      // whoever began before is the one that is waited for
      if (!maker(key)) making.set(key, own);
      return (kept) => {
        if (making.get(key) === own) making.delete(key);
        if (kept) inVain.delete(key);
        else inVain.set(key, now());
      };
    },
  };
}
