import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ConfigStore } from "../tenants/cli/kv/config-store";
import { localStore } from "../tenants/cli/kv/local-store";
import { test as base } from "./fixtures";
import { startKeptPair, type Pair } from "./pair";

export const root = fileURLToPath(new URL("..", import.meta.url));

type Shared = { stateDir: string; pair: Pair };
type Own = {
  /** Writes to the running shop's KV, as the operators' command does. */
  inKv: (write: (store: ConfigStore) => Promise<unknown>) => Promise<void>;
};

/**
 * Tests whose shop stores its data on disk, so that its KV can be written from outside while it
 * runs.
 */
export const test = base.extend<Own, Shared>({
  stateDir: [
    async ({}, use) => {
      const stateDir = `.wrangler/e2e-kept-${process.pid}`;
      await use(stateDir);
      rmSync(join(root, stateDir), { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  pair: [
    async ({ stateDir }, use) => {
      const pair = await startKeptPair(stateDir);
      await use(pair);
      await pair.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  inKv: async ({ stateDir }, use) =>
    use(async (write) => {
      const store = await localStore(root, join(root, stateDir));
      try {
        await write(store);
      } finally {
        await store.close();
      }
    }),
});
