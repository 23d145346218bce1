import { orAfter } from "~/net/or-after";
import type { Shop } from "~/platform/shop";

/** how long a page that may come in parts waits for a late part before its first one leaves */
const patienceMs = 100;

/**
 * What is coming: all of it for a page that has to be whole, undefined after 100 ms for one that may come in parts. So a part that the
 * cache knows travels with its page, which then needs no streaming at all. This decides how a part travels, never whether it is there.
 */
export function inTime<T>({ streams }: Pick<Shop, "streams">, coming: Promise<T>): Promise<T | undefined> {
  return streams ? orAfter<T | undefined>(coming, patienceMs, async () => undefined) : coming;
}
