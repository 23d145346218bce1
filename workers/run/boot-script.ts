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

/** Stands in the script where app/page/boot-script.ts writes the address of the module. */
const modulePlaceholder = "MODULE";
/** Stands in the script where app/page/vitals-script.ts writes the address that web vitals are sent to. */
const vitalsPlaceholder = "ADDRESS";

/** A script with all it imports, as one short classic script for browsers since Chromium 92 and Safari 14. */
async function buildScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2020",
    external: [modulePlaceholder],
    // what Workbox says to who develops is left out
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfig: `${root}tsconfig.json`,
  });
  const bundled = outputFiles.map(({ text }) => text).join("");
  // no name of it is seen by other scripts of the page
  const { code = "" } = await minify(`(() => {${bundled}})()`, {
    ecma: 2020,
    // a function that is called once stays one: a browser need not compile what holds a press where nothing is pressed
    compress: { passes: 4, unsafe_arrows: true, reduce_funcs: false },
    mangle: { properties: { regex: /^press[A-Z]/ } },
  });
  return code;
}

/** app/enhance/boot.ts. */
export const buildBootScript = (): Promise<string> =>
  buildScript(`import { boot } from ${JSON.stringify(file)}; boot(() => import("${modulePlaceholder}"));`);

/** app/enhance/device/gate.ts. */
const buildGateScript = (): Promise<string> =>
  buildScript(
    `import { gate } from ${JSON.stringify(gateFile)}; gate(() => import("${modulePlaceholder}"));`,
  );

/** app/enhance/vitals.ts. */
export const buildVitalsScript = (): Promise<string> =>
  buildScript(`import { vitals } from ${JSON.stringify(vitalsFile)}; vitals("${vitalsPlaceholder}");`);

/** app/platform/offline/service-worker.ts. */
export const buildServiceWorker = (): Promise<string> =>
  buildScript(`import { startWorker } from ${JSON.stringify(workerFile)}; startWorker();`);

/** app/platform/offline/removed-worker.ts. */
export const buildRemovedWorker = (): Promise<string> =>
  buildScript(`import { removeWorker } from ${JSON.stringify(removedWorkerFile)}; removeWorker();`);

const scripts = new Map([
  [`${file}?script`, { from: file, make: buildBootScript }],
  [`${gateFile}?script`, { from: gateFile, make: buildGateScript }],
  [`${vitalsFile}?script`, { from: vitalsFile, make: buildVitalsScript }],
  [`${workerFile}?script`, { from: workerFile, make: buildServiceWorker }],
  [`${removedWorkerFile}?script`, { from: removedWorkerFile, make: buildRemovedWorker }],
]);

/** `import script from "~/enhance/boot.ts?script"`: the script as text. */
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
