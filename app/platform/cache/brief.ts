import { LRUCache } from "lru-cache";
import { mostChains } from "~/net/most-chains";
import { createOneMaker, usualPatienceMs } from "./one-maker";

/**
 * Answers that are the same for everybody, kept for `keptMs` (milliseconds) in this isolate by a chain's id; of a crowd that asks at once, one asks the
 * backend, and the others wait `patienceMs` for it (record 109). It holds answers and no promises, because workerd ties a promise to its request (record 097).
 */
export function createBriefCache<Value>(keptMs: number, patienceMs = usualPatienceMs) {
  const kept = new LRUCache<string, { value: Value; until: number }>({ max: mostChains });
  const oneMaker = createOneMaker(patienceMs);

  function find(key: string): { value: Value } | undefined {
    const known = kept.get(key);
    return known && known.until > Date.now() ? known : undefined;
  }

  return {
    /** What is kept, else what `ask` gives, which is told how much of the patience is left. Throws what `ask` throws; the next one asks again then. */
    async get(key: string, ask: (leftMs: number) => Promise<Value>): Promise<Value> {
      const from = Date.now();
      const coming = () => (find(key) ? undefined : oneMaker.coming(key, from));
      for (let made = coming(); made; made = coming()) await made;
      const known = find(key);
      if (known) return known.value;
      const done = oneMaker.begin(key);
      try {
        const value = await ask(patienceMs - (Date.now() - from));
        kept.set(key, { value, until: Date.now() + keptMs });
        return value;
      } finally {
        done(find(key) !== undefined);
      }
    },
  };
}
