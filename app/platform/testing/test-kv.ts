import type { Env } from "../env";

/** KV of a test: texts by key, pictures as bytes, every key that was asked for, and whether it answers at all. */
export function testKv(values: Record<string, string | ArrayBuffer> = {}) {
  const kv = { values, asked: [] as string[], isDown: false };
  const get = (key: string): Promise<never> => {
    kv.asked.push(key);
    if (kv.isDown) return Promise.reject(new Error("KV is away"));
    return Promise.resolve((kv.values[key] ?? null) as never);
  };
  return Object.assign(kv, { get }) satisfies Env["CONFIG"];
}

/** What KV and the isolate know of a chain that nobody switched or purged, for `served`. */
export const plainChain = {
  look: {},
  generation: "g",
  pageGeneration: "g",
  categories: {},
  switches: {},
};
