import { withFallback } from "~/net/with-fallback";
import { logLine } from "../log-line";

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
  /** Runs `load`, or joins the one already running for this key in this isolate. */
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
const joinedWaitMs = 4500;

// Shared by the requests of an isolate. Keys begin with tenant and generation, so tenants never meet here.
const running = new Map<string, Promise<unknown>>();

/** workerd's cache of this data centre; undefined in Node (`npm run dev`), where nothing is cached. */
export const edgeCache = (): Cache | undefined =>
  typeof caches === "undefined" ? undefined : (caches as CacheStorage & { default?: Cache }).default;

/**
 * Text under a key over the Cache API, the only place that touches it. The Cache API knows no stale-while-revalidate, so entries carry
 * their own date and the callers decide what is fresh. Text, date and the writer's note are stored, and no headers of
 * an answer: no Set-Cookie.
 */
export function createTextCache({ store, waitUntil, now = Date.now }: Deps): TextCache {
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
        logLine({ level: "error", event: "cache.write", error: String(error) });
      });
    },
    async remove(key) {
      await store?.delete(key).catch(() => undefined);
    },
    running: (key) => running.has(key),
    async once<T>(key: string, load: () => Promise<T>): Promise<T> {
      const other = running.get(key) as Promise<T> | undefined;
      if (other) return withFallback(other, joinedWaitMs, load);
      const own = load().finally(() => running.delete(key));
      running.set(key, own);
      waitUntil(own.catch(() => undefined));
      return own;
    },
  };
}
