/** A value with the moment it came, epoch ms. */
export type Remembered = { value: unknown; storedAt: number };

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
  /** about how much is held */
  readonly bytes: number;
};

/** of the room, for one value */
const largestShare = 8;
const mostFailures = 200;
/** a character of text takes two bytes in memory; the parsed objects take about as much */
const bytesPerLetter = 2;

/** When room runs out, the entries that were read least recently go first. Keys hold tenant and generation, so tenants never meet. */
export function createMemory(room = 4_000_000): Memory {
  const entries = new Map<string, Remembered & { bytes: number }>();
  const failures = new Map<string, number>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get bytes() {
      return bytes;
    },
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    put(key, { value, storedAt }, size) {
      remove(key);
      const own = (size + key.length) * bytesPerLetter;
      if (own > room / largestShare) return;
      entries.set(key, { value: freeze(value), storedAt, bytes: own });
      bytes += own;
      for (const oldest of entries.keys()) {
        if (bytes <= room) return;
        remove(oldest);
      }
    },
    remove,
    fail(name, at) {
      failures.delete(name);
      failures.set(name, at);
      const [oldest] = failures.keys();
      if (failures.size > mostFailures && oldest !== undefined) failures.delete(oldest);
    },
    recover: (name) => void failures.delete(name),
    failedAt: (name) => failures.get(name) ?? 0,
  };
}

function freeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
