import type { Plugin } from "vite";

/**
 * The server bundle begins at the Worker instead of Remix's own build: routes and platform code then share one module graph, in
 * the deployed Worker as in Vite. Runs after Remix's plugin, which would choose its own entry.
 */
export const workerEntry: Plugin = {
  name: "bottega-worker-entry",
  apply: "build",
  enforce: "post",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/storefront/app.ts" } } } : undefined,
};
