import type { TextCache } from "./text-cache";

const rememberedSeconds = 900;

/**
 * Does something once for a key: whoever asks while it is done gets the same result, whoever asks within the quarter of an hour after it gets
 * undefined. Where it fails it was not done. It holds within a data centre, whose cache it is; `prefix` keeps chains apart.
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
