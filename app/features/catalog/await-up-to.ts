import { withFallback } from "~/net/with-fallback";
import type { Shop } from "~/platform/shop";

/** timeout for a deferred part before a streamed page sends its first bytes, in milliseconds */
const patienceMs = 100;

/**
 * Awaits a part: in full for a page that must be complete, at most 100 ms for a streamed one.
 * Undefined means that the part is deferred. So a cached part is sent with its page, which then
 * needs no streaming. The timeout decides only when a part is sent.
 */
export function awaitUpTo<T>({ streams }: Pick<Shop, "streams">, coming: Promise<T>): Promise<T | undefined> {
  return streams ? withFallback<T | undefined>(coming, patienceMs, async () => undefined) : coming;
}
