import { LRUCache } from "lru-cache";
import { pause } from "~/net/pause";

/** after so long a maker was cut off along with its request, milliseconds */
const longestMs = 10_000;
/** how long one waits for what another one makes unless told, milliseconds: less than a page may take */
export const usualPatienceMs = 3000;
const lookEveryMs = 25;
/** After two makings in a row that were not kept, nobody waits for the next one during these milliseconds. */
const inVainMs = 5000;
const mostTimes = 2;
/** of what is being made, and of what was made in vain; one that is dropped is made by one more */
const mostKeys = 1000;

/**
 * One maker at a time of what a key names, for those who would all make the same and wait `patienceMs` for it: the others look whether it is done from time to time, each by a
 * timer of its own (record 097), and then for what there is. Only times stand here, and nothing of any request.
 */
export function createOneMaker(patienceMs = usualPatienceMs) {
  const making = new LRUCache<string, { since: number }>({ max: mostKeys });
  const inVain = new LRUCache<string, { times: number; at: number }>({ max: mostKeys });

  function maker(key: string): { since: number } | undefined {
    const one = making.get(key);
    return one && Date.now() - one.since < longestMs ? one : undefined;
  }

  /** How often in a row, as far as that still counts. */
  function timesInVain(key: string): number {
    const vain = inVain.get(key);
    return vain && Date.now() - vain.at < inVainMs ? vain.times : 0;
  }

  async function endOf(key: string, one: { since: number }, from: number): Promise<void> {
    while (making.peek(key) === one && Date.now() - from < patienceMs) await pause(lookEveryMs);
  }

  return {
    /**
     * The end of another one's making, for as long as one is patient, from `from` on; undefined where nobody makes it, where it was made in vain, and
     * where they are over: then whoever asks begins at once.
     */
    coming(key: string, from = Date.now()): Promise<void> | undefined {
      const one = maker(key);
      const isOver = Date.now() - from >= patienceMs || timesInVain(key) >= mostTimes;
      return one && !isOver ? endOf(key, one, from) : undefined;
    },
    /** Notes that it is being made; what is given back notes the end, and whether it was kept. */
    begin(key: string): (kept: boolean) => void {
      const own = { since: Date.now() };
      // whoever began before is the one that is waited for
      if (!maker(key)) making.set(key, own);
      return (kept) => {
        if (making.get(key) === own) making.delete(key);
        if (kept) inVain.delete(key);
        else inVain.set(key, { times: timesInVain(key) + 1, at: Date.now() });
      };
    },
  };
}
