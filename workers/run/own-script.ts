import { build } from "esbuild";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Scripts that few browsers load, besides the shop's main script: file name, entry module and
 * format.
 */
const ownScripts = {
  device: { file: "app/enhance/device/device.ts", format: "esm" },
  bridge: { file: "app/features/native/bridge/main.ts", format: "iife" },
  scan: { file: "app/enhance/camera/offer-scan.ts", format: "esm" },
} as const;
type Name = keyof typeof ownScripts;
const names: Name[] = ["device", "bridge", "scan"];

/** A script's path in the build, its code, and its source modules. */
export type OwnScript = { fileName: string; code: string; modules: string[] };

/**
 * Bundles a script with all its imports, separately from the others. The file name contains the
 * hash of its text.
 * The main bundler would extract modules shared by two scripts into a third, and every browser
 * would fetch it.
 */
async function buildOwn(name: Name): Promise<OwnScript> {
  const { file, format } = ownScripts[name];
  const { outputFiles, metafile } = await build({
    entryPoints: [root + file],
    bundle: true,
    write: false,
    metafile: true,
    format,
    target: "es2020",
    absWorkingDir: root,
    tsconfig: `${root}tsconfig.json`,
  });
  const { code = "" } = await minify(outputFiles.map(({ text }) => text).join(""), {
    ecma: 2020,
    module: format === "esm",
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
    format: { comments: false, preamble: "//# allFunctionsCalledOnLoad" },
  });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, code, modules: Object.keys(metafile.inputs) };
}

/** Returns all of them, as the build writes them. */
export const allOwnScripts = (): Promise<OwnScript[]> => Promise.all(names.map(buildOwn));

const whileDeveloping = (name: Name) => `assets/${name}.js`;

/**
 * Resolves `import address from ".../device.ts?address"` to the address of the script with that
 * entry module.
 */
export const ownScript = (command: "build" | "serve"): Plugin => ({
  name: "bottega-own-script",
  enforce: "pre",
  async load(id) {
    const name = names.find((one) => id === `${root}${ownScripts[one].file}?address`);
    if (!name) return undefined;
    const address = command === "serve" ? whileDeveloping(name) : (await buildOwn(name)).fileName;
    return `export default ${JSON.stringify(`/${address}`)};`;
  },
  configureServer({ middlewares }) {
    for (const name of names)
      middlewares.use(`/${whileDeveloping(name)}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        void buildOwn(name).then(({ code }) => response.end(code));
      });
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const { fileName, code } of await allOwnScripts())
      this.emitFile({ type: "asset", fileName, source: code });
  },
});
