import type { Cms } from "~/cms/cms";
import { isCmsError } from "~/cms/errors";

/**
 * Calls the content system. Undefined if the chain has no content system. Undefined also after a
 * failure without a stale value in the cache.
 */
export async function fromCms<T, Asked extends Partial<Cms>>(
  { cms }: { cms?: Asked },
  ask: (cms: Asked) => Promise<T>,
): Promise<{ said: T } | undefined> {
  if (!cms) return undefined;
  try {
    return { said: await ask(cms) };
  } catch (error) {
    if (isCmsError(error)) return undefined;
    throw error;
  }
}
