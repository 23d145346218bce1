import { createHash } from "node:crypto";
import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Scripts beside the shop's one that few are ever sent: by the name of their file, what each begins with. */
const ownScripts: Record<string, string> = { device: "app/enhance/device/device.ts" };

export type OwnScript = { address: string; code: string; modules: string[] };

/**
 * A script with all it imports, whole: with a chunk of the bundler's, what it shares with the shop's script would become a file of its own that everybody
 * fetches. Its address has the hash of its text.
 */
async function buildOwn(name: string, file: string): Promise<OwnScript> {
  const { outputFiles, metafile } = await build({
    entryPoints: [root + file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2020",
    tsconfig: `${root}tsconfig.json`,
  });
  const bundled = outputFiles.map(({ text }) => text).join("");
  const { code = "" } = await minify(bundled, {
    ecma: 2020,
    module: true,
    compress: { passes: 2 },
    format: { preamble: "//# allFunctionsCalledOnLoad" },
  });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { address: `assets/${name}-${hash}.js`, code, modules: Object.keys(metafile.inputs) };
}

const built = new Map<string, Promise<OwnScript>>();
const builtOf = (name: string, file: string) => {
  const known = built.get(name) ?? buildOwn(name, file);
  built.set(name, known);
  return known;
};

/** All of them, as the build writes them. */
export const allOwnScripts = (): Promise<OwnScript[]> =>
  Promise.all(Object.entries(ownScripts).map(([name, file]) => builtOf(name, file)));

/** `import address from "~/enhance/device/device.ts?own"`: where the browser finds it. While developing, that is the module itself. */
export const ownScript = (development: boolean): Plugin => ({
  name: "bottega-own-script",
  enforce: "pre",
  async load(id) {
    const [name = "", file] =
      Object.entries(ownScripts).find(([, path]) => id === `${root}${path}?own`) ?? [];
    if (!file) return undefined;
    const address = development ? file : (await builtOf(name, file)).address;
    return `export default ${JSON.stringify(`/${address}`)};`;
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const { address, code } of await allOwnScripts())
      this.emitFile({ type: "asset", fileName: address, source: code });
  },
});
