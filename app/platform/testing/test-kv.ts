import type { Env } from "../env";

/** A test's KV: texts and pictures by key, the list of requested keys, and a switch for failure. */
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

/** KV's and the isolate's data of a tenant without switches and purges, for `served`. */
export const plainChain = {
  look: {},
  generation: "g",
  pageGeneration: "g",
  categories: {},
  switches: {},
};
