import { defineConfig, mergeConfig, type Plugin } from "vite";
import base from "../../vite.config";
import { moduleAccount } from "./module-account";

/**
 * The server bundle begins at the Worker instead of Remix's own build: routes and platform code then share one module graph, in
 * the deployed Worker as in Vite. Runs after Remix's plugin, which would choose its own entry.
 */
const fromTheWorker: Plugin = {
  name: "bottega-worker-entry",
  enforce: "post",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/storefront/app.ts" } } } : undefined,
};

export default defineConfig(async (env) =>
  mergeConfig(await base(env), { plugins: [fromTheWorker, moduleAccount] }),
);
