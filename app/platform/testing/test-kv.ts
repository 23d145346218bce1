import type { Env } from "../env";

/** KV of a test: texts by key, pictures as bytes, every key that was asked for, and whether it answers at all. */
export function testKv(values: Record<string, string | ArrayBuffer> = {}) {
  const kv = { values, asked: [] as string[], isDown: false };
  function get(key: string): Promise<string | null>;
  function get(key: string, options: { type: "arrayBuffer" }): Promise<ArrayBuffer | null>;
  async function get(key: string): Promise<string | ArrayBuffer | null> {
    kv.asked.push(key);
    if (kv.isDown) throw new Error("KV is away");
    return kv.values[key] ?? null;
  }
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
