import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/postcss";
import { fileURLToPath } from "node:url";
import presetEnv from "postcss-preset-env";
import { defineConfig } from "vite";
import remixConfig from "./remix.config";
import { storefrontDevServer } from "./workers/run/vite-dev-server";

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(router|react|server-runtime)|turbo-stream)\//;

/** What every page needs, in small files: in one script they are one request, and compress better. */
const base = /\/app\/(lib\/path|page\/(paths|frame-data)|ui\/(link|icon|button)|i18n\/use-t)\.tsx?$/;
const scripts = [
  { name: "vendor", holds: vendor },
  { name: "base", holds: base },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [command === "serve" ? storefrontDevServer() : undefined, remix(remixConfig)],
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      "#tenants": fileURLToPath(new URL("./tenants", import.meta.url)),
    },
  },
  css: {
    // Chromium 92 drops every @layer: the preset lowers cascade layers and newer colour functions.
    postcss: {
      plugins: [tailwindcss(), presetEnv({ browsers: ["chrome >= 92", "safari >= 14"] })],
    },
  },
  ssr: {
    resolve: {
      conditions: ["workerd", "worker", "browser", "module", "development|production"],
      externalConditions: ["workerd", "worker"],
    },
  },
  build: {
    target: isSsrBuild ? "es2022" : "es2020",
    cssTarget: "chrome92",
    assetsInlineLimit: 0,
    manifest: true,
    ...(isSsrBuild
      ? {}
      : {
          minify: "terser" as const,
          terserOptions: {
            ecma: 2020 as const,
            module: true,
            compress: { passes: 2, pure_getters: true },
            format: { comments: false },
          },
          rollupOptions: {
            output: { manualChunks: (id: string) => scripts.find(({ holds }) => holds.test(id))?.name },
          },
        }),
  },
}));
