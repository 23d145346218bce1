import { LRUCache } from "lru-cache";
import { mostChains } from "~/net/most-chains";
import { createOneMaker, usualPatienceMs } from "./one-maker";

/**
 * Caches values that are the same for everybody, in this isolate, by tenant id, for `keptMs` (ms).
 * Single flight: the first caller asks the backend, later callers wait up to `patienceMs` (record
 * 109).
 * Stores values, not promises, because workerd ties a promise to its request (record 097).
 */
export function createBriefCache<Value>(keptMs: number, patienceMs = usualPatienceMs) {
  const kept = new LRUCache<string, { value: Value; until: number }>({ max: mostChains });
  const oneMaker = createOneMaker(patienceMs);

  function find(key: string): { value: Value } | undefined {
    const known = kept.get(key);
    return known && known.until > Date.now() ? known : undefined;
  }

  return {
    /**
     * Returns the cached value, else the result of `ask`, which receives the remaining wait in ms.
     * Throws the error of `ask`; the next caller then asks again.
     */
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
