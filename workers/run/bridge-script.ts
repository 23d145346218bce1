import { build } from "esbuild";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const whileDeveloping = "assets/bridge.js";
const file = "app/features/native/bridge/main.ts";

/** Where the script stands in the build, what it is, and of which modules. */
export type BridgeScript = { fileName: string; code: string; modules: string[] };

/**
 * The script that the app alone is sent, with all it imports: it is built apart from the others, because a module that two scripts share makes a
 * third one, which every browser would fetch.
 */
export async function buildBridge(): Promise<BridgeScript> {
  const { outputFiles, metafile } = await build({
    entryPoints: [root + file],
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    target: "es2020",
    absWorkingDir: root,
    tsconfig: `${root}tsconfig.json`,
  });
  const { code = "" } = await minify(outputFiles.map(({ text }) => text).join(""), {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
    format: { comments: false, preamble: "//# allFunctionsCalledOnLoad" },
  });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { fileName: `assets/bridge-${hash}.js`, code, modules: Object.keys(metafile.inputs) };
}

/** `import address from ".../bridge/main.ts?address"`: where the script is. */
export function bridgeScript(command: "build" | "serve"): Plugin {
  return {
    name: "bottega-bridge-script",
    enforce: "pre",
    async load(id) {
      if (id !== `${root}${file}?address`) return undefined;
      const address = command === "serve" ? whileDeveloping : (await buildBridge()).fileName;
      return `export default ${JSON.stringify(`/${address}`)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${whileDeveloping}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        void buildBridge().then(({ code }) => response.end(code));
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { fileName, code } = await buildBridge();
      this.emitFile({ type: "asset", fileName, source: code });
    },
  };
}
