import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/postcss";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import presetEnv from "postcss-preset-env";
import { defineConfig } from "vite";
import remixConfig from "./remix.config";
import { storefrontDevServer } from "./workers/run/vite-dev-server";

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(router|react|server-runtime)|turbo-stream)\//;

/** Changes with how answers of the backend are mapped and pages are kept, and so with the shape of what the cache holds. */
function mappingId(): string {
  const hash = createHash("sha256");
  for (const room of ["ebsn", "model", "lib", "platform/cache"]) {
    const folder = new URL(`./app/${room}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")))
      hash.update(readFileSync(new URL(file, folder)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** What every page of the shop stands on: one file instead of thirty small ones, which compress worse and are asked for one by one. */
const house = /^(ui|page|i18n|lib|enhance|frame)\//;
/** Wanted by few pages, or later: they stay files of their own. */
const apart = /\.server\.|\/routes\/|\/(cart-drawer|old-build)\./;
const app = fileURLToPath(new URL("./app/", import.meta.url));

function chunkOf(id: string): string | undefined {
  if (vendor.test(id)) return "vendor";
  const file = id.startsWith(app) ? id.slice(app.length) : "";
  return house.test(file) && !apart.test(file) ? "house" : undefined;
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [command === "serve" ? storefrontDevServer() : undefined, remix(remixConfig)],
  define: { "import.meta.env.MAPPING_ID": JSON.stringify(mappingId()) },
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
            output: { manualChunks: chunkOf },
          },
        }),
  },
}));
