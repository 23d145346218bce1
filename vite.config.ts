import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/postcss";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AtRule, Declaration } from "postcss";
import presetEnv from "postcss-preset-env";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config";
import { bootScript } from "./workers/run/boot-script";
import { moduleAccount } from "./workers/run/module-account";
import { ownScript } from "./workers/run/own-script";
import { storefrontDevServer } from "./workers/run/vite-dev-server";
import { workerEntry } from "./workers/run/worker-entry";

/**
 * Hash of the code that maps backend responses and caches pages; it changes with the shape of
 * cached data.
 */
function mappingId(): string {
  const hash = createHash("sha256");
  for (const room of ["ebsn", "cms", "model", "lib", "platform/cache"]) {
    const folder = new URL(`./app/${room}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")))
      hash.update(readFileSync(new URL(file, folder)));
  }
  return hash.digest("hex").slice(0, 12);
}

const ofRoute = /\?__remix-build-client-route$/;

/**
 * Empties Remix's browser modules of routes and deletes their files, because React renders on the
 * server alone (docs/decisions/026). Otherwise the build has 208 scripts instead of one, and the
 * browser's own script is cut into eleven files, together a sixth larger (docs/performance.md).
 */
const serverRoutes: Plugin = {
  name: "routes-stay-on-the-server",
  enforce: "post",
  transform: (_code, id) => (ofRoute.test(id) ? "export {};" : undefined),
  writeBundle({ dir = "" }, bundle) {
    for (const { fileName, ...file } of Object.values(bundle))
      if (file.type === "chunk" && ofRoute.test(file.facadeModuleId ?? "")) rmSync(join(dir, fileName));
  },
};

/**
 * Removes declarations that every page would carry:
 * - Tailwind's registered properties for composed utilities (only the border style is read here,
 *   and it is always solid)
 * - the prefix of `text-decoration`, which Safari 14 does not need.
 */
const plainUtilities = {
  postcssPlugin: "plain-utilities",
  AtRule: {
    property: (rule: AtRule) => void (rule.params.startsWith("--tw-") && rule.remove()),
  },
  Declaration: (one: Declaration) => {
    if (one.prop.startsWith("--tw-") || one.prop === "-webkit-text-decoration") one.remove();
    else if (one.value === "var(--tw-border-style)") one.value = "solid";
  },
};

/**
 * Flattens cascade layers in their order, because Chromium 92 drops rules inside a layer. Utilities
 * win by `important` (app/styles/sheets/base.css). It runs after Tailwind, which writes layers, and
 * before the preset, which would turn them into selectors.
 */
const flatLayers = {
  postcssPlugin: "flat-layers",
  AtRule: {
    layer: (rule: AtRule) => void (rule.nodes ? rule.replaceWith(rule.nodes) : rule.remove()),
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    command === "serve" ? storefrontDevServer() : undefined,
    remix(remixConfig),
    bootScript,
    ownScript(command),
    serverRoutes,
    workerEntry,
    moduleAccount,
  ],
  define: { "import.meta.env.MAPPING_ID": JSON.stringify(mappingId()) },
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      "#tenants": fileURLToPath(new URL("./tenants", import.meta.url)),
    },
  },
  css: {
    // The preset lowers newer colour functions.
    postcss: {
      plugins: [
        tailwindcss(),
        plainUtilities,
        flatLayers,
        presetEnv({
          browsers: ["chrome >= 92", "safari >= 14"],
          // No sheet uses the first feature, and those browsers support the second.
          features: { "light-dark-function": false, "font-variant-property": false },
        }),
      ],
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
    cssTarget: ["chrome92", "safari14"],
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
            // The script is compiled on another thread while it loads, not during the first tap
            // (record 050).
            format: { comments: false, preamble: "//# allFunctionsCalledOnLoad" },
          },
        }),
  },
}));
