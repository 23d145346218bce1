import type { Cms } from "~/cms/cms";
import { isCmsError } from "~/cms/errors";

/** What the content system says; `undefined` where the chain has none, or nothing can be had of it now, not even an old answer. */
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
