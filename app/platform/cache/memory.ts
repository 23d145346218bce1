import { LRUCache } from "lru-cache";
import { createTally, type Tally } from "./tally";

/** A value with the time it was stored, epoch ms, and the seconds it is fresh. */
export type Remembered = { value: unknown; storedAt: number; freshSeconds: number };

/** Values an isolate caches between requests, within a size limit counted as text. */
export type Memory = {
  get(key: string): Remembered | undefined;
  /**
   * Stores a value. `size` is its length as text. The value is frozen, because all requests share
   * the same object.
   */
  put(key: string, remembered: Remembered, size: number): void;
  remove(key: string): void;
  /** Notes a failed load. */
  fail(name: string, at: number): void;
  recover(name: string): void;
  /** Time of the last failure, epoch ms; 0 if there was none. */
  failedAt(name: string): number;
  /** Approximate size in use, and its limit, in bytes. */
  readonly bytes: number;
  readonly room: number;
  /** The entries without their values. */
  entries(): { key: string; storedAt: number; freshSeconds: number; bytes: number }[];
  /** Counts of hits and misses. */
  readonly tally: Tally;
};

/** Max share of the room for a single value: one eighth. */
const largestShare = 8;
const mostFailures = 200;
/** A character takes two bytes in memory; the parsed objects take about as much. */
const bytesPerLetter = 2;

/**
 * Creates an isolate's cache of `room` bytes; with 0 it stores nothing. The least recently read
 * entries are evicted first. Keys include tenant and generation, so tenants never share entries.
 */
export function createMemory(room = 4_000_000): Memory {
  const share = Math.max(1, Math.floor(room / largestShare));
  const entries = new LRUCache<string, Remembered>({ maxSize: Math.max(1, room), maxEntrySize: share });
  const failures = new LRUCache<string, number>({ max: mostFailures });
  return {
    room,
    tally: createTally(),
    get bytes() {
      return entries.calculatedSize;
    },
    entries: () =>
      [...entries.dump()].map(
        ([
          key,
          {
            value: { storedAt, freshSeconds },
            size = 0,
          },
        ]) => ({
          ...{ key, storedAt, freshSeconds, bytes: size },
        }),
      ),
    get: (key) => entries.get(key),
    put: (key, { value, ...times }, size) =>
      void entries.set(
        key,
        { value: freeze(value), ...times },
        { size: (size + key.length) * bytesPerLetter },
      ),
    remove: (key) => void entries.delete(key),
    fail: (name, at) => void failures.set(name, at),
    recover: (name) => void failures.delete(name),
    failedAt: (name) => failures.peek(name) ?? 0,
  };
}

function freeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
