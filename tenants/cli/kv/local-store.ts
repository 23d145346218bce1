import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { z } from "zod";
import type { ConfigStore } from "./config-store";
import { quietEnvironment } from "./wrangler-store";

/** The methods of Workers KV used here. */
type Namespace = {
  get(key: string, type: "text"): Promise<string | null>;
  get(key: string, type: "arrayBuffer"): Promise<ArrayBuffer | null>;
  put(key: string, value: string | Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; cursor?: string }): Promise<unknown>;
};
const page = z.object({
  keys: z.array(z.object({ name: z.string() })),
  list_complete: z.boolean(),
  cursor: z.string().optional(),
});

/** State folder of `npm start`, from the same environment variables. */
export function stateFolder(root: string, { STATE_DIR, SANDBOX_PORT = "8788" } = process.env): string {
  return join(
    root,
    STATE_DIR ?? (SANDBOX_PORT === "8788" ? ".wrangler/state" : `.wrangler/state-${SANDBOX_PORT}`),
  );
}

/**
 * The KV of `npm start`, on this machine's disk, through wrangler's binding; works while the shop
 * runs.
 */
export async function localStore(root: string, state = stateFolder(root)): Promise<ConfigStore> {
  Object.assign(process.env, quietEnvironment);
  const proxy = await getPlatformProxy<{ CONFIG: Namespace }>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(state, "v3") },
  });
  const { CONFIG } = proxy.env;
  return {
    name: "the local shop",
    public: false,
    get: async (key) => (await CONFIG.get(key, "text")) ?? undefined,
    bytes: async (key) => {
      const buffer = await CONFIG.get(key, "arrayBuffer");
      return buffer === null ? undefined : new Uint8Array(buffer);
    },
    put: async (entries) => {
      // Miniflare's proxy accepts a Uint8Array but no Buffer
      for (const [key, value] of entries)
        await CONFIG.put(key, typeof value === "string" ? value : new Uint8Array(value));
    },
    remove: async (keys) => {
      for (const key of keys) await CONFIG.delete(key);
    },
    list: async (prefix) => {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const found = page.parse(await CONFIG.list({ prefix, cursor }));
        names.push(...found.keys.map(({ name }) => name));
        cursor = found.list_complete ? undefined : found.cursor;
      } while (cursor !== undefined);
      return names;
    },
    close: () => proxy.dispose(),
  };
}
