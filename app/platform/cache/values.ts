import { isCmsError } from "~/cms/errors";
import { EbsnError, isEbsnError } from "~/ebsn/errors";
import type { EbsnOptions, SharedEntry } from "~/ebsn/transport/options";
import { isCrowdedOut } from "~/net/gate";
import { withFallback } from "~/net/with-fallback";
import type { Timing } from "../http/logs/timing";
import type { CacheResult } from "../hit-ratio";
import type { Memory, Remembered } from "./memory";
import type { TextCache } from "./text-cache";

/** how long a value is kept, be it old */
export const keptSeconds = 86_400;
/** how long a failed refresh counts: nobody asks again before */
const failedMs = 30_000;
/** how long a request waits for a newer value when there is an older one to show */
const patienceMs = 1500;
const longestKey = 1000;

export type SharedValues = {
  readThrough: NonNullable<EbsnOptions["readThrough"]>;
  /** when the oldest value shown was right, if the backend failed to renew it */
  staleSince: () => Date | undefined;
};

export type ValuesDeps = {
  cache: TextCache;
  memory: Memory;
  tenant: string;
  generation: string;
  /** a shopper's own last change, epoch ms: what it can have changed is asked for again, once */
  notBefore?: number;
  waitUntil: (promise: Promise<unknown>) => void;
  timing: Pick<Timing, "cache">;
  now?: () => number;
};

/** The address of a value in the cache: tenant, generation, scope, call and its parameters; undefined when it is too long. */
export function valueKey(
  tenant: string,
  generation: string,
  { name, scope, params }: Pick<SharedEntry, "name" | "scope" | "params">,
): string | undefined {
  const key = `https://cache.invalid/${tenant}/${generation}/${encodeURIComponent(scope)}/${name}?${new URLSearchParams(params)}`;
  return key.length > longestKey ? undefined : key;
}

/** What of a key (`valueKey`) may be told: nothing that somebody typed. */
export function valueParts(key: string): { tenant: string; generation: string; name: string } {
  const { pathname } = new URL(key);
  const [, tenant = "", generation = "", , ...name] = pathname.split("/");
  return { tenant, generation, name: name.join("/") };
}

/** The generation of what is kept of the content system, beside the backend's. */
export const contentGeneration = (generation: string): string => `${generation}.cms`;
/** Whether a generation is one of the content system. */
export const isContent = (generation: string): boolean => generation.endsWith(".cms");

/** Where the memory notes of a value that it was said to be nothing: apart from its other failures, which say nothing of that. */
const nothingAt = (key: string) => `${key} nothing`;

/**
 * Stale-while-revalidate for what everybody within a scope may share (record 018): fresh as long as the call says, then served for up to a
 * day while one refresh a key runs after the response. `load` gives the mapped value, or throws for everything not worth keeping, so that a
 * bad answer never replaces a good one: what there is is served and `staleSince` says from when. An answer that says nothing where there was
 * something is such a one, unless one that comes half a minute later says nothing, too (record 071). What the backend no longer knows (404) is
 * removed. Values that are read often stay parsed in the isolate's memory.
 */
export function createSharedValues(deps: ValuesDeps): SharedValues {
  const { cache, memory, tenant, generation, notBefore = 0, waitUntil, timing, now = Date.now } = deps;
  const backend = `${tenant}/${generation}`;
  const kind = isContent(generation) ? "content" : "values";
  let oldest: number | undefined;
  const failedAt = (key: string) => Math.max(memory.failedAt(backend), memory.failedAt(key));

  /** Notes that an answer says nothing where there was something; whether one has said so before, and not just now beside this one. */
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

  /** `former` is what there was before. */
  async function renew<T>(
    key: string,
    { name, freshSeconds, isEmpty }: SharedEntry<T>,
    load: () => Promise<T>,
    former?: Remembered,
  ): Promise<T> {
    try {
      const value = await load();
      // written under this key by the same call
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
          // another one's load may have ended while this request looked for the value
          const made = memory.get(key);
          return made && made.storedAt >= since ? (made.value as T) : renew(key, entry, load);
        });
      }
      // Written under this key by the same call of the same build.
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

/** Why a call of either service failed. */
const failedAs = (error: unknown, kind: "notFound" | "unreadable"): boolean =>
  isEbsnError(error, kind) || isCmsError(error, kind);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
