import type { SharedEntry } from "../transport/options";

/** Creates a cache for tests that never expires and records the requested entries. */
export function memoryCache() {
  const entries = new Map<string, Promise<unknown>>();
  const asked: Omit<SharedEntry, "isEmpty">[] = [];
  async function readThrough<T>(entry: SharedEntry<T>, load: () => Promise<T>): Promise<T> {
    asked.push(entry);
    const key = JSON.stringify(entry);
    const found = entries.get(key) as Promise<T> | undefined;
    if (found) return found;
    const value = await load();
    entries.set(key, Promise.resolve(value));
    return value;
  }
  return { readThrough, asked, entries };
}
