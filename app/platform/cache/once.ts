import type { TextCache } from "./text-cache";

const rememberedSeconds = 900;

/**
 * Runs `work` once per key within a data centre; `prefix` separates tenants.
 * - Callers during the run get its result.
 * - Callers in the 15 minutes after it get undefined.
 * - After a failed run, the next caller runs it again.
 */
export function createOnce(cache: TextCache, prefix: string) {
  return async function once<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    const address = `https://cache.invalid/${prefix}/once/${encodeURIComponent(key)}`;
    return cache.once(address, async () => {
      if (await cache.read(address)) return undefined;
      const result = await work();
      await cache.write(address, "done", rememberedSeconds);
      return result;
    });
  };
}
