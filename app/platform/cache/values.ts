import { isCmsError } from "~/cms/errors";
import { EbsnError, isEbsnError } from "~/ebsn/errors";
import type { EbsnOptions, SharedEntry } from "~/ebsn/transport/options";
import { isCrowdedOut } from "~/net/gate";
import { withFallback } from "~/net/with-fallback";
import type { Timing } from "../http/logs/timing";
import type { CacheResult } from "../hit-ratio";
import type { Memory, Remembered } from "./memory";
import type { TextCache } from "./text-cache";

/** Max age of a stored value, fresh or stale, in seconds. */
export const keptSeconds = 86_400;
/** Delay after a failed refresh before the next attempt, in ms. */
const failedMs = 30_000;
/** Max wait for a fresh value when a stale one exists, in ms. */
const patienceMs = 1500;
const longestKey = 1000;

export type SharedValues = {
  /** Returns the cached value of a call, or loads and stores it. */
  readThrough: NonNullable<EbsnOptions["readThrough"]>;
  /** Date of the oldest value shown, if the backend failed to refresh it. */
  staleSince: () => Date | undefined;
};

export type ValuesDeps = {
  cache: TextCache;
  memory: Memory;
  tenant: string;
  generation: string;
  /**
   * Time of the shopper's last change, epoch ms. Older values that depend on the cart are loaded
   * again.
   */
  notBefore?: number;
  waitUntil: (promise: Promise<unknown>) => void;
  timing: Pick<Timing, "cache">;
  now?: () => number;
};

/**
 * Returns a value's cache key from tenant, generation, scope, call and parameters; undefined if too
 * long.
 */
export function valueKey(
  tenant: string,
  generation: string,
  { name, scope, params }: Pick<SharedEntry, "name" | "scope" | "params">,
): string | undefined {
  const key = `https://cache.invalid/${tenant}/${generation}/${encodeURIComponent(scope)}/${name}?${new URLSearchParams(params)}`;
  return key.length > longestKey ? undefined : key;
}

/** Parts of a `valueKey` for reports, without anything a shopper typed. */
export function valueParts(key: string): { tenant: string; generation: string; name: string } {
  const { pathname } = new URL(key);
  const [, tenant = "", generation = "", , ...name] = pathname.split("/");
  return { tenant, generation, name: name.join("/") };
}

/** Generation of the content system's values, separate from the backend's. */
export const contentGeneration = (generation: string): string => `${generation}.cms`;
/** True for a generation of the content system. */
export const isContent = (generation: string): boolean => generation.endsWith(".cms");

/**
 * Memory key for "the response was empty". Separate from other failures, which do not confirm that.
 */
const nothingAt = (key: string) => `${key} nothing`;

/**
 * Stale-while-revalidate for values that all shoppers of a scope share (record 018).
 * - A value is fresh for the seconds of its call, then stale for up to a day while one refresh per
 *   key runs.
 * - `load` returns the mapped value and throws for a response that must not be stored.
 * - After a failed refresh the stale value is served, and `staleSince` returns its date.
 * - An empty response in place of a filled one counts as failed, until it is repeated at least 30 s
 *   later (record 071).
 * - A value that the backend no longer has (404) is removed.
 * - Values read often stay parsed in the isolate's memory.
 */
export function createSharedValues(deps: ValuesDeps): SharedValues {
  const { cache, memory, tenant, generation, notBefore = 0, waitUntil, timing, now = Date.now } = deps;
  const backend = `${tenant}/${generation}`;
  const kind = isContent(generation) ? "content" : "values";
  let oldest: number | undefined;
  const failedAt = (key: string) => Math.max(memory.failedAt(backend), memory.failedAt(key));

  /**
   * Notes an empty response in place of a filled one. True if the first of them came at least
   * `failedMs` ago.
   */
  function isSaidAgain(key: string): boolean {
    const first = memory.failedAt(nothingAt(key));
    if (first === 0) memory.fail(nothingAt(key), now());
    return first !== 0 && now() - first >= failedMs;
  }

  function note(result: CacheResult): void {
    timing.cache(result);
    memory.tally.count(tenant, kind, result);
  }

  async function find(
    key: string,
    freshSeconds: number,
    youngerThan: number,
  ): Promise<Remembered | undefined> {
    const near = memory.get(key);
    if (near && near.storedAt > youngerThan) return near;
    const cached = await cache.read(key);
    memory.tally.count(tenant, "store", cached ? "hit" : "miss");
    if (!cached || (near && near.storedAt >= cached.storedAt)) return near;
    const value = parsed(cached.text);
    if (value === undefined) return near;
    const found = { value, storedAt: cached.storedAt, freshSeconds };
    memory.put(key, found, cached.text.length);
    return found;
  }

  /** `former` is the value stored until now. */
  async function renew<T>(
    key: string,
    { name, freshSeconds, isEmpty }: SharedEntry<T>,
    load: () => Promise<T>,
    former?: Remembered,
  ): Promise<T> {
    try {
      const value = await load();
      // the same call wrote this key
      const isLoss = former && isEmpty?.(value) && !isEmpty(former.value as T);
      if (isLoss && !isSaidAgain(key))
        throw new EbsnError("unreadable", name, { cause: new Error("nothing where there was something") });
      memory.recover(nothingAt(key));
      memory.recover(key);
      memory.recover(backend);
      const text = JSON.stringify(value);
      memory.put(key, { value, storedAt: now(), freshSeconds }, text.length);
      await cache.write(key, text, keptSeconds);
      return value;
    } catch (error) {
      if (failedAs(error, "notFound")) {
        memory.remove(key);
        await cache.remove(key);
      } else if (!isCrowdedOut(error)) {
        memory.fail(failedAs(error, "unreadable") ? key : backend, now());
      }
      throw error;
    }
  }

  return {
    staleSince: () => (oldest === undefined ? undefined : new Date(oldest)),
    async readThrough<T>(entry: SharedEntry<T>, load: () => Promise<T>): Promise<T> {
      const key = valueKey(tenant, generation, entry);
      if (!key) {
        note("bypass");
        return load();
      }
      const since = entry.changesWithCart ? notBefore : 0;
      const freshFrom = now() - entry.freshSeconds * 1000;
      const cached = await find(key, entry.freshSeconds, Math.max(freshFrom, since - 1));
      if (!cached) {
        note("miss");
        return cache.once(key, async () => {
          // another load may have ended while this request read the cache
          const made = memory.get(key);
          return made && made.storedAt >= since ? (made.value as T) : renew(key, entry, load);
        });
      }
      // the same call of the same build wrote this key
      const value = cached.value as T;
      const older = () => {
        oldest = Math.min(oldest ?? cached.storedAt, cached.storedAt);
        return value;
      };
      if (cached.storedAt < since) {
        note("bypass");
        if (now() - failedAt(key) < failedMs) return older();
        const renewed = renew(key, entry, load, cached).catch((error: unknown) => {
          if (failedAs(error, "notFound")) throw error;
          return older();
        });
        waitUntil(renewed.catch(() => undefined));
        return withFallback(renewed, patienceMs, async () => older());
      }
      if (cached.storedAt > freshFrom) {
        note("hit");
        return value;
      }
      note("stale");
      const failed = failedAt(key);
      if (now() - failed >= failedMs && !cache.running(key))
        waitUntil(cache.once(key, () => renew(key, entry, load, cached)).catch(() => undefined));
      return failed > cached.storedAt ? older() : value;
    },
  };
}

/** True if a call of the backend or the content system failed for this reason. */
const failedAs = (error: unknown, kind: "notFound" | "unreadable"): boolean =>
  isEbsnError(error, kind) || isCmsError(error, kind);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
