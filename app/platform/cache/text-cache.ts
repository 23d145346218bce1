import { pause } from "~/net/pause";
import { logFault } from "../log-line";

export type CachedText = {
  text: string;
  /** Epoch ms. */
  storedAt: number;
  /** Extra text of the writer. */
  note: string;
};

export type TextCache = {
  read(key: string): Promise<CachedText | undefined>;
  /** Stores `text` for at most `seconds`. Never throws: a failed write is a later miss. */
  write(key: string, text: string, seconds: number, note?: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Single flight: runs `load`, or waits for the run of this key in this isolate. */
  once<T>(key: string, load: () => Promise<T>): Promise<T>;
  running(key: string): boolean;
};

type Deps = {
  store: Cache | undefined;
  /**
   * extends a shared load after its visitor disconnects; without it, later callers would wait until
   * `longestLoadMs`
   */
  waitUntil: (promise: Promise<unknown>) => void;
  now?: () => number;
};

const storedAtHeader = "x-stored-at";
const noteHeader = "x-note";
/**
 * Max duration of a load, in ms: 1.5 s at the gate plus the call, up to 10 s by tenant setting. A
 * longer load was cut off with its request.
 */
const longestLoadMs = 12_000;
const lookEveryMs = 20;

/**
 * A load in flight, and its end. Waiters poll it, because in workerd a request cannot await a
 * promise that another request's I/O settles.
 */
type Load = { begunAt: number; ended?: { value: unknown } | { error: unknown } };

// Shared by the requests of an isolate. Keys begin with tenant and generation, so that tenants
// never share loads.
const running = new Map<string, Load>();

/** Number of loads in flight in this isolate, of all tenants. */
export const loadsUnderWay = (): number => running.size;

const isCutOff = ({ begunAt }: Load): boolean => Date.now() - begunAt >= longestLoadMs;

/**
 * Returns the end of a load; undefined if it was cut off. A waiting request has its own deadline.
 */
async function endOf(load: Load): Promise<Load["ended"]> {
  while (!load.ended && !isCutOff(load)) await pause(lookEveryMs);
  return load.ended;
}

/** workerd's cache of this data centre; undefined in Node (`npm run dev`), which has no cache. */
export const edgeCache = (): Cache | undefined =>
  typeof caches === "undefined" ? undefined : (caches as CacheStorage & { default?: Cache }).default;

/**
 * Stores text in the Cache API; no other file uses that API. The Cache API has no
 * stale-while-revalidate: entries carry their own date, and callers decide when they are stale.
 * Only text, date and note are stored, never a response's headers such as Set-Cookie.
 */
export function createTextCache({ store, waitUntil, now = Date.now }: Deps): TextCache {
  async function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const other = running.get(key);
    const ended = other && (await endOf(other));
    if (ended && "error" in ended) throw ended.error;
    // all loads of a key return the same type
    if (ended) return ended.value as T;
    // a waiter takes over a load that was cut off; the rest then wait for the new load
    if (running.get(key) !== other) return once(key, load);
    const own: Load = { begunAt: Date.now() };
    running.set(key, own);
    const result = load();
    const noted = result
      .then(
        (value) => void (own.ended = { value }),
        (error: unknown) => void (own.ended = { error }),
      )
      .then(() => {
        if (running.get(key) === own) running.delete(key);
      });
    waitUntil(noted);
    await noted;
    return result;
  }

  return {
    async read(key) {
      const cached = await store?.match(key).catch(() => undefined);
      const storedAt = Number(cached?.headers.get(storedAtHeader));
      if (!cached || !storedAt) return undefined;
      return { text: await cached.text(), storedAt, note: cached.headers.get(noteHeader) ?? "" };
    },
    async write(key, text, seconds, note = "") {
      const headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": `public, max-age=${seconds}`,
        [storedAtHeader]: String(now()),
        [noteHeader]: note,
      };
      await store?.put(key, new Response(text, { headers })).catch((error: unknown) => {
        logFault({ level: "error", event: "cache.write", error: String(error) });
      });
    },
    async remove(key) {
      await store?.delete(key).catch(() => undefined);
    },
    running(key) {
      const load = running.get(key);
      return load !== undefined && !isCutOff(load);
    },
    once,
  };
}
