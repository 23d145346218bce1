import type { Plugin } from "vite";

/**
 * Sets the Worker as entry of the server bundle, instead of Remix's own build.
 * Routes and platform code then share one module graph, in the deployed Worker as in Vite.
 * Runs after Remix's plugin, which would set its own entry.
 */
export const workerEntry: Plugin = {
  name: "bottega-worker-entry",
  apply: "build",
  enforce: "post",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/storefront/app.ts" } } } : undefined,
};
