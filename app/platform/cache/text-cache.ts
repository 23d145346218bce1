import { pause } from "~/net/pause";
import { logFault } from "../log-line";

export type CachedText = {
  text: string;
  /** epoch ms */
  storedAt: number;
  /** whatever the writer wanted to remember with it */
  note: string;
};

export type TextCache = {
  read(key: string): Promise<CachedText | undefined>;
  /** Keeps `text` for at most `seconds`. Never throws: a cache that fails is a cache that misses. */
  write(key: string, text: string, seconds: number, note?: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Runs `load`, or waits for the end of the one already running for this key in this isolate. */
  once<T>(key: string, load: () => Promise<T>): Promise<T>;
  running(key: string): boolean;
};

type Deps = {
  store: Cache | undefined;
  /** keeps a shared load alive when the visitor who began it hangs up, or those who joined would wait for ever */
  waitUntil: (promise: Promise<unknown>) => void;
  now?: () => number;
};

const storedAtHeader = "x-stored-at";
const noteHeader = "x-note";
/** A load's longest time, milliseconds: 1.5 s at the gate, then the call, for which a chain may set 10 s. One that takes longer was cut off with its request. */
const longestLoadMs = 12_000;
const lookEveryMs = 20;

/**
 * A load that a request has begun, and how it ended. The others that want its result look at it from time to time: workerd lets no request
 * wait for a promise that another one's I/O settles.
 */
type Load = { begunAt: number; ended?: { value: unknown } | { error: unknown } };

// Shared by the requests of an isolate. Keys begin with tenant and generation, so tenants never meet here.
const running = new Map<string, Load>();

/** How many loads are under way in this isolate, of all chains. */
export const loadsUnderWay = (): number => running.size;

const isCutOff = ({ begunAt }: Load): boolean => Date.now() - begunAt >= longestLoadMs;

/** How a load ended; undefined when it was cut off. Who waits has a deadline of their own. */
async function endOf(load: Load): Promise<Load["ended"]> {
  while (!load.ended && !isCutOff(load)) await pause(lookEveryMs);
  return load.ended;
}

/** workerd's cache of this data centre; undefined in Node (`npm run dev`), where nothing is cached. */
export const edgeCache = (): Cache | undefined =>
  typeof caches === "undefined" ? undefined : (caches as CacheStorage & { default?: Cache }).default;

/**
 * Text under a key over the Cache API, the only place that touches it. The Cache API knows no stale-while-revalidate, so entries carry
 * their own date and the callers decide what is fresh. Text, date and the writer's note are stored, and no headers of
 * an answer: no Set-Cookie.
 */
export function createTextCache({ store, waitUntil, now = Date.now }: Deps): TextCache {
  async function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const other = running.get(key);
    const ended = other && (await endOf(other));
    if (ended && "error" in ended) throw ended.error;
    // what runs under a key is of one type
    if (ended) return ended.value as T;
    // one that was cut off is taken over, by one of those who waited
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
