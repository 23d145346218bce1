import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = `${root}app/enhance/boot.ts`;
const gateFile = `${root}app/enhance/device/gate.ts`;
const vitalsFile = `${root}app/enhance/vitals.ts`;
const workerFile = `${root}app/platform/offline/service-worker.ts`;
const removedWorkerFile = `${root}app/platform/offline/removed-worker.ts`;

/** Placeholder that app/page/boot-script.ts replaces by the module's address. */
const modulePlaceholder = "MODULE";
/** Placeholder that app/page/vitals-script.ts replaces by the address that receives web vitals. */
const vitalsPlaceholder = "ADDRESS";

/**
 * Bundles a script with all its imports as one short classic script for Chromium 92 and Safari 14
 * or later.
 */
async function buildScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2020",
    external: [modulePlaceholder],
    // removes Workbox's messages for developers
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfig: `${root}tsconfig.json`,
  });
  const bundled = outputFiles.map(({ text }) => text).join("");
  // the function scope hides its names from other scripts of the page
  const { code = "" } = await minify(`(() => {${bundled}})()`, {
    ecma: 2020,
    // Functions called once are not inlined: a browser then skips compiling press handlers until
    // the first press.
    compress: { passes: 4, unsafe_arrows: true, reduce_funcs: false },
    mangle: { properties: { regex: /^press[A-Z]/ } },
  });
  return code;
}

/** Builds app/enhance/boot.ts. */
export const buildBootScript = (): Promise<string> =>
  buildScript(`import { boot } from ${JSON.stringify(file)}; boot(() => import("${modulePlaceholder}"));`);

/** Builds app/enhance/device/gate.ts. */
const buildGateScript = (): Promise<string> =>
  buildScript(
    `import { gate } from ${JSON.stringify(gateFile)}; gate(() => import("${modulePlaceholder}"));`,
  );

/** Builds app/enhance/vitals.ts. */
export const buildVitalsScript = (): Promise<string> =>
  buildScript(`import { vitals } from ${JSON.stringify(vitalsFile)}; vitals("${vitalsPlaceholder}");`);

/** Builds app/platform/offline/service-worker.ts. */
export const buildServiceWorker = (): Promise<string> =>
  buildScript(`import { startWorker } from ${JSON.stringify(workerFile)}; startWorker();`);

/** Builds app/platform/offline/removed-worker.ts. */
export const buildRemovedWorker = (): Promise<string> =>
  buildScript(`import { removeWorker } from ${JSON.stringify(removedWorkerFile)}; removeWorker();`);

const scripts = new Map([
  [`${file}?script`, { from: file, make: buildBootScript }],
  [`${gateFile}?script`, { from: gateFile, make: buildGateScript }],
  [`${vitalsFile}?script`, { from: vitalsFile, make: buildVitalsScript }],
  [`${workerFile}?script`, { from: workerFile, make: buildServiceWorker }],
  [`${removedWorkerFile}?script`, { from: removedWorkerFile, make: buildRemovedWorker }],
]);

/** Resolves `import script from "~/enhance/boot.ts?script"` to the script's text. */
export const bootScript: Plugin = {
  name: "bottega-boot-script",
  enforce: "pre",
  load(id) {
    const script = scripts.get(id);
    if (!script) return undefined;
    this.addWatchFile(script.from);
    return script.make().then((code) => `export default ${JSON.stringify(code)};`);
  },
};
