import type { SharedEntry } from "../options";

/** A cache for tests: it keeps for ever, and knows what it was asked for. */
export function keeper() {
  const kept = new Map<string, Promise<unknown>>();
  const asked: Omit<SharedEntry, "isEmpty">[] = [];
  async function keep<T>(entry: SharedEntry<T>, load: () => Promise<T>): Promise<T> {
    asked.push(entry);
    const key = JSON.stringify(entry);
    const found = kept.get(key) as Promise<T> | undefined;
    if (found) return found;
    const value = await load();
    kept.set(key, Promise.resolve(value));
    return value;
  }
  return { keep, asked, kept };
}
