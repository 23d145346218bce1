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

/** Changes with how answers of the backend are mapped and pages are kept, and so with the shape of what the cache holds. */
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
 * React renders on the server alone (docs/decisions/026): what Remix would send to the browser of each route is nothing, and no file. Else the build
 * has 208 scripts instead of one, and the browser's own is cut into eleven files, a sixth larger together (docs/performance.md).
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

/** What Tailwind registers for utilities that build on each other (only a border's style is read here, and always solid), and the prefix of a line under words, which Safari 14 knows without. Each page would carry it. */
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
 * Layers laid flat, in their order: Chromium 92 drops what stands in one. Utilities win by `important` (app/styles/sheets/base.css). It stands behind
 * Tailwind, which writes layers, and before the preset, which would turn them into selectors.
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
    // the preset lowers newer colour functions
    postcss: {
      plugins: [
        tailwindcss(),
        plainUtilities,
        flatLayers,
        presetEnv({
          browsers: ["chrome >= 92", "safari >= 14"],
          // no sheet asks for the first, and those browsers know the second
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
            // compiled on another thread while it comes, not in the midst of the first tap (record 050)
            format: { comments: false, preamble: "//# allFunctionsCalledOnLoad" },
          },
        }),
  },
}));
