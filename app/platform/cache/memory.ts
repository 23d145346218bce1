import { LRUCache } from "lru-cache";
import { createTally, type Tally } from "./tally";

/** A value with the moment it came, epoch ms, and how long it is fresh. */
export type Remembered = { value: unknown; storedAt: number; freshSeconds: number };

/** What an isolate remembers between requests: never more than it was given room for, as text. */
export type Memory = {
  get(key: string): Remembered | undefined;
  /** `size` is the length of the value as text. The value is frozen: every request that reads it gets the same one. */
  put(key: string, remembered: Remembered, size: number): void;
  remove(key: string): void;
  /** notes that asking for something failed just now */
  fail(name: string, at: number): void;
  recover(name: string): void;
  /** when it failed last, epoch ms; 0 = it did not */
  failedAt(name: string): number;
  /** about how much is held, and how much may be */
  readonly bytes: number;
  readonly room: number;
  /** what is held, without the values */
  entries(): { key: string; storedAt: number; freshSeconds: number; bytes: number }[];
  /** how often what was asked for was there */
  readonly tally: Tally;
};

/** of the room, for one value */
const largestShare = 8;
const mostFailures = 200;
/** a character of text takes two bytes in memory; the parsed objects take about as much */
const bytesPerLetter = 2;

/**
 * An isolate's memory of so many bytes; without room it remembers no value. When room runs out, the entries that were read least recently go
 * first. Keys hold tenant and generation, so tenants never meet.
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
