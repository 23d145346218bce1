import { withFallback } from "~/net/with-fallback";
import type { Shop } from "~/platform/shop";

/** how long a streamed page waits for a late part before its first bytes are sent, milliseconds */
const patienceMs = 100;

/**
 * The promise's value: awaited in full for a page that must be complete, undefined after 100 ms for one that may be streamed. So a part
 * that the cache knows is sent with its page, which then needs no streaming. This decides when a part is sent, never whether it is there.
 */
export function awaitUpTo<T>({ streams }: Pick<Shop, "streams">, coming: Promise<T>): Promise<T | undefined> {
  return streams ? withFallback<T | undefined>(coming, patienceMs, async () => undefined) : coming;
}
